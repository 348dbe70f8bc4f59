import { expect, test } from 'vitest';
import { decodePathname } from './decode-pathname.ts';

test('decodes escapes', () => {
  expect(decodePathname('/docs/caf%C3%A9')).toBe('/docs/café');
});

test('names the path that could not be decoded', () => {
  expect(() => decodePathname('/docs/%E0%A4%A')).toThrow(
    'The pathname `/docs/%E0%A4%A` could not be decoded.',
  );
});
