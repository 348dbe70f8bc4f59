import { describe, expect, test } from 'vitest';
import { findHeaders, findRedirect, parseHeaderRules, parseRedirectRules } from './host-rules.ts';

describe('header rules', () => {
  const rules = parseHeaderRules(
    '# comment\n/*\n  X-One: 1\n  Cache-Control: no-cache\n/assets/*\n  X-One: 2\n  ! cache-control\n',
  );

  test('apply to every path that fits their pattern', () => {
    expect([...findHeaders(rules, '/docs/a')]).toEqual([
      ['x-one', '1'],
      ['cache-control', 'no-cache'],
    ]);
  });

  test('join the values of one name and drop what a later rule removes', () => {
    expect([...findHeaders(rules, '/assets/a.js')]).toEqual([['x-one', '1, 2']]);
  });

  test('keep colons in values', () => {
    const policy = parseHeaderRules('/*\n  Content-Security-Policy: img-src data: https:\n');
    expect(findHeaders(policy, '/').get('content-security-policy')).toBe('img-src data: https:');
  });
});

describe('redirect rules', () => {
  const rules = parseRedirectRules(
    '/old /new 301\n/blog/* /news/:splat 302\n/u/:name /users?name=:name\n/app/* /index.html 200\n/loop /loop\n/loop /end#part\n',
  );

  test('lead an old path to its new one, with or without a trailing slash', () => {
    expect(findRedirect(rules, '/old', '')).toEqual({ url: '/new', status: 301 });
    expect(findRedirect(rules, '/old/', '')).toEqual({ url: '/new', status: 301 });
  });

  test('fill in what the wildcards stood for', () => {
    expect(findRedirect(rules, '/blog/2020/a', '')).toEqual({ url: '/news/2020/a', status: 302 });
    expect(findRedirect(rules, '/u/ada', '?x=1')).toEqual({ url: '/users?name=ada', status: 301 });
  });

  test('keep the query before the target’s hash, and never lead to the same path', () => {
    expect(findRedirect(rules, '/loop', '?q=a')).toEqual({ url: '/end?q=a#part', status: 301 });
  });

  test('leave other paths and rewrites alone', () => {
    expect(findRedirect(rules, '/older', '')).toBeUndefined();
    expect(findRedirect(rules, '/app/x', '')).toBeUndefined();
  });
});
