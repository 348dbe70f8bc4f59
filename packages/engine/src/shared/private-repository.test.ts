import { describe, expect, it } from 'vitest';
import { isPrivateRepository } from './private-repository.ts';

describe('isPrivateRepository', () => {
  const repositories = ['acme/private'];
  it.each([
    'https://github.com/acme/private',
    'https://github.com/Acme/Private.git',
    'http://www.github.com/acme/private/tree/main?x#y',
  ])('%s is', (url) => expect(isPrivateRepository(url, repositories)).toBe(true));
  it.each([
    'https://github.com/acme/private-not',
    'https://github.com/acme',
    'https://example.com/acme/private',
  ])('%s is not', (url) => expect(isPrivateRepository(url, repositories)).toBe(false));
});
