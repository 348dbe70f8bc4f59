import { expect, test } from 'vitest';
import type { LinkEnvironment } from './link-environment.ts';
import { createLinksKey } from './links-key.ts';

const ENV: LinkEnvironment = {
  siteDir: '/site',
  baseUrl: '/',
  routeBasePath: '/docs',
  fileToRoute: new Map([['content/docs/a.mdx', '/docs/a']]),
  routes: new Map([['/docs/a', '/docs/a']]),
  staticFiles: new Set(['/logo.svg']),
  staticDirectory: 'static',
  trustContributors: false,
  publicFolders: ['content'],
  privateRepositories: [],
  shown: new Map(),
  parts: new Map(),
  forWorkers: new Map(),
};

test('the key changes with everything that links are resolved against', () => {
  const key = createLinksKey(ENV);
  expect(createLinksKey({ ...ENV, parts: new Map([['a', 'b']]) })).toBe(key);
  const others: readonly Partial<LinkEnvironment>[] = [
    { baseUrl: '/site/' },
    { fileToRoute: new Map([['content/docs/a.mdx', '/docs/b']]) },
    { routes: new Map([['/docs/a', '/docs/a/']]) },
    { staticFiles: new Set() },
    { docsFolders: ['more'] },
    { pathsHoldBase: true },
  ];
  const keys = others.map((other) => createLinksKey({ ...ENV, ...other }));
  expect(new Set([key, ...keys]).size).toBe(others.length + 1);
});

test('links of translations, which look for files, are resolved each time', () => {
  expect(createLinksKey({ ...ENV, locales: [] })).toBe('');
});
