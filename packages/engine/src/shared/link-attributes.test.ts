import { describe, expect, it } from 'vitest';
import { getLinkAttributes } from './link-attributes.ts';

describe('getLinkAttributes', () => {
  const attributes = { 'data-private': '' };
  const rules = [
    { match: '^https://github\\.com/acme/private(?:[/?#]|$)', attributes },
    { match: '^https://github\\.com/', attributes: { 'data-code': '' } },
  ];
  it.each(['https://github.com/acme/private', 'https://GitHub.com/Acme/Private/tree/main?x#y'])(
    'gives %s the attributes of the first rule that matches',
    (url) => expect(getLinkAttributes(url, rules)).toBe(attributes),
  );
  it.each(['https://example.com/acme/private', '/docs/private'])('gives %s none', (url) =>
    expect(getLinkAttributes(url, rules)).toBe(undefined),
  );
});
