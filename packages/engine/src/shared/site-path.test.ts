import { describe, expect, it } from 'vitest';
import { findAddressError, findPathError, resolveSitePath } from './site-path.ts';

describe('a path that becomes a file', () => {
  it.each(['/', '/docs/a', '/docs/caf%C3%A9/', '/a%20b', '/100%25', '/docs/...', '/a..b', ''])(
    'may be `%s`',
    (path) => expect(findPathError(path)).toBeUndefined(),
  );

  it.each([
    ['/a/../b', 'leads out'],
    ['/%2e%2e/x', 'leads out'],
    ['/.%2E/x', 'leads out'],
    ['/%252e%252e/x', 'leads out'],
    ['/.', 'leads out'],
    ['/a%2fb', 'hides a slash'],
    ['/..%2f..%2fx', 'hides a slash'],
    ['/a\\b', 'hides a slash'],
    ['/a%5cb', 'hides a slash'],
    ['/a\0b', 'control character'],
    ['/a%00b', 'control character'],
    ['/a\nb', 'control character'],
    ['/a\ud800', 'half of a character'],
    [`/${'x'.repeat(300)}`, '300 bytes long'],
    [`/${'é'.repeat(150)}`, '300 bytes long'],
    [`/${'%C3%A9'.repeat(150)}`, '300 bytes long'],
  ])('is never %j', (path, fault) => expect(findPathError(path)).toContain(fault));
});

describe('a path that links lead to', () => {
  it.each(['/docs/a', '/a%20b', '/c%23'])('may be `%s`', (path) =>
    expect(findAddressError(path)).toBeUndefined(),
  );

  it.each([
    ['/docs/c#', '`#` ends the path of an address'],
    ['/docs/what?/a', '`?` ends the path of an address'],
  ])('is never %s', (path, fault) => expect(findAddressError(path)).toBe(fault));
});

describe('a path below a folder', () => {
  it.each([
    ['/docs', 'a', '/docs/a'],
    ['/docs', '/a/', '/docs/a/'],
    ['/docs/guide', '../a', '/docs/a'],
    ['/docs/guide', './a', '/docs/guide/a'],
    ['', '/', '/'],
    ['/docs', '', '/docs/'],
    ['/docs', 'a//b', '/docs/a/b'],
  ])('%s and %s is %s', (folder, path, expected) =>
    expect(resolveSitePath(folder, path)).toEqual({ path: expected }),
  );

  it.each(['../../x', '%2e%2e/x', '..%2f..%2fx', '../%2e%2e/x'])('is never %s', (path) =>
    expect(resolveSitePath('/docs', path)).toHaveProperty('fault'),
  );
});
