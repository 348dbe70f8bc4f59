import { expect, it } from 'vitest';
import { joinRoute, resolveDocPath } from '../docs/doc-path.ts';
import { kebabCase } from '../kebab-case.ts';
import { matchNames } from '../match-names.ts';
import { resolvePostPath } from './post-path.ts';

const place = (relative: string, own: { id?: string; slug?: string; takesNumbers?: boolean } = {}) => {
  const { id, slug } = resolveDocPath({
    relative,
    id: own.id,
    slug: own.slug,
    takesNumbers: own.takesNumbers ?? true,
  });
  return `${id} ${slug}`;
};

it('places documents by folder, name, id and slug', () => {
  expect(place('intro.md')).toBe('intro /intro');
  expect(place('01-start/02-install.md')).toBe('start/install /start/install');
  expect(place('01-start/02-install.md', { takesNumbers: false })).toBe(
    '01-start/02-install /01-start/02-install',
  );
  expect(place('api/store.md', { id: 'shop' })).toBe('api/shop /api/shop');
  expect(place('foo/foo.md')).toBe('foo/foo /foo/');
  expect(place('foo/README.md')).toBe('foo/README /foo/');
  expect(place('foo/index.md', { id: 'own' })).toBe('foo/own /foo/');
  expect(place('index.md')).toBe('index /');
  expect(place('a/b.md', { slug: '../c' })).toBe('a/b /c');
  expect(place('a/b.md', { slug: '/top/' })).toBe('a/b /top/');
  expect(place('a/b.md', { slug: 'c/' })).toBe('a/b /a/c/');
});

it('joins parts of a route with one slash', () => {
  expect(joinRoute('docs', '/')).toBe('/docs/');
  expect(joinRoute('/', '/a/b')).toBe('/a/b');
  expect(joinRoute('/docs/next', '/a/')).toBe('/docs/next/a/');
  expect(joinRoute('/', '')).toBe('/');
});

it('places posts by the day in their path', () => {
  expect(resolvePostPath('2024-03-05-title.md')).toEqual({
    date: '2024-03-05',
    slug: '/2024/03/05/title',
    text: 'title',
  });
  expect(resolvePostPath('2024/03/05/title/index.mdx').slug).toBe('/2024/03/05/title');
  expect(resolvePostPath('news/2024-03-05-title.md').slug).toBe('/2024/03/05/news/title');
  expect(resolvePostPath('2024-03-05-title/index.md').slug).toBe('/2024/03/05/title');
  expect(resolvePostPath('release.md')).toEqual({ date: undefined, slug: '/release', text: 'release' });
});

it('makes the URLs of tags of words', () => {
  expect(['EC2', 'Two Words', 'camelCase', "What's new?", 'HTTPServer', 'été'].map(kebabCase)).toEqual([
    'ec-2',
    'two-words',
    'camel-case',
    'whats-new',
    'http-server',
    'ete',
  ]);
});

it('matches names by patterns', () => {
  const matches = matchNames(['{api,faq}/**/*.{md,mdx}', 'FAQ.md']);
  expect(['api/a.md', 'api/b/c.mdx', 'FAQ.md', 'other/a.md', 'api/a.txt'].map(matches)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
