import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compareBuilds, formatComparison } from './compare-builds.ts';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'compare-'));
});

afterEach(() => rm(dir, { recursive: true, force: true }));

async function write(file: string, html: string): Promise<void> {
  await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
  await writeFile(path.join(dir, file), html);
}

const toOld = (body: string, sidebar = ''): string =>
  `<ul class="theme-doc-sidebar-menu menu">${sidebar}</ul><div id="__docusaurus_skipToContent_fallback">${body}</div>`;

it('counts words and anchors that are lost, and leaves out what is a theme of either program', async () => {
  const nav = '<nav class="pagination-nav"><a class="pagination-nav__link--next" href="/b/">Next B</a></nav>';
  await write('old/a/index.html', toOld(`<h2 id="x">One <code>t</code>wo</h2><p>lost Note</p>${nav}`));
  await write('new/a.html', '<main><h2>One two</h2><p>note</p><a rel="next" href="/b">Later</a></main>');
  const compared = await compareBuilds(path.join(dir, 'old'), path.join(dir, 'new'));
  expect(compared).toMatchObject({ pages: 1, missing: [], added: [], words: 4, lost: 1 });
  expect(compared.differences).toEqual([
    { route: '/a', words: 4, lost: [['lost', 1]], lostIds: ['x'], others: [] },
  ]);
  expect(formatComparison(compared)).toContain('4 words: 1 are lost (25.000 %)');
});

it('reads pages of the first releases of Docusaurus 2', async () => {
  await write(
    'old/a/index.html',
    '<div class="main-wrapper wrapper_x"><main><p id="p">One two</p></main></div>',
  );
  await write('new/a.html', '<main><p>One</p></main>');
  const compared = await compareBuilds(path.join(dir, 'old'), path.join(dir, 'new'));
  expect(compared).toMatchObject({ words: 2, lost: 1, differences: [{ lostIds: ['p'] }] });
});

it('does not say that nothing is lost where it finds nothing to read', async () => {
  await write('old/a/index.html', '<div class="own-shell"><p>One two</p></div>');
  await write('new/a.html', '<main><p>One</p></main>');
  const text = formatComparison(await compareBuilds(path.join(dir, 'old'), path.join(dir, 'new')));
  expect(text).toContain('words and anchors are not compared');
  expect(text).not.toContain('lost');
});

it('reads a page that brings a main part of its own whole', async () => {
  await write('old/a/index.html', toOld('<header>Hero</header><main>Text</main>'));
  await write('new/a.html', '<div id="_main"><header>Hero</header><main>Text</main></div>');
  const compared = await compareBuilds(path.join(dir, 'old'), path.join(dir, 'new'));
  expect(compared).toMatchObject({ words: 2, lost: 0 });
});

it('tells of missing and new pages, and passes redirects by', async () => {
  await write('old/gone/index.html', toOld('Gone'));
  await write('old/moved.html', '<meta http-equiv="refresh" content="0; url=/b">');
  await write('new/new.html', '<main>New</main>');
  const compared = await compareBuilds(path.join(dir, 'old'), path.join(dir, 'new'));
  expect(compared).toMatchObject({ pages: 1, missing: ['/gone'], added: ['/new'], lost: 0 });
});

async function compareNavigationOf(old: string, own: string): Promise<readonly string[] | undefined> {
  await write('old/b/index.html', old);
  await write('new/b.html', own);
  const compared = await compareBuilds(path.join(dir, 'old'), path.join(dir, 'new'));
  return compared.differences[0]?.others;
}

const toEntry = (name: string): string => `<li><a class="menu__link" href="/${name}/">${name}</a>`;
const toOwnEntry = (name: string): string => `<li><a href="/${name}">${name}</a></li>`;
const toOwn = (sidebar: string, body = '', fragment = ''): string =>
  `<aside class="sidebar"><nav${fragment}><ul>${sidebar}</ul></nav></aside><main><p>B</p>${body}</main>`;

it('takes the address of a category that only opens for none', async () => {
  const old =
    '<li><a class="menu__link menu__link--sublist menu__link--sublist-caret" href="/first">Part</a></li>';
  const own = '<li><span data-category-toggle="">Part</span></li>';
  expect(await compareNavigationOf(toOld('<p>B</p>', old), toOwn(own))).toBeUndefined();
});

it('tells of other neighbors and of neighbors with other names', async () => {
  const toNav = (way: string, name: string): string =>
    `<a class="pagination-nav__link pagination-nav__link--${way}" href="/${way}"><div class="pagination-nav__sublabel">Way</div><div class="pagination-nav__label">${name}</div></a>`;
  const body = `<p>B</p>${toNav('next', 'Old name')}`;
  const next =
    '<a rel="next" href="/next"><span class="pager-label">Way</span>New <svg><title>x</title></svg>name</a>';
  expect(await compareNavigationOf(toOld(body), toOwn('', `<a rel="prev" href="/x">X</a>${next}`))).toEqual([
    'previous page `/x` in place of `none`',
    'next page is called `New name` in place of `Old name`',
  ]);
});

it('takes an address with encoded signs for the same as one without', async () => {
  const old = toOld('<p>B</p>', '<li><a class="menu__link" href="/two words">Two</a></li>');
  expect(await compareNavigationOf(old, toOwn('<li><a href="/two%20words">Two</a></li>'))).toBeUndefined();
});

it('takes the marks of code in a title for none of its words', async () => {
  const label = '<div class="pagination-nav__sublabel">Way</div>Run `code`';
  const old = `<a class="pagination-nav__link--next" href="/next">${label}</a>`;
  expect(await compareNavigationOf(toOld(old), toOwn('', '<a rel="next" href="/next">Run code</a>'))).toEqual(
    [],
  );
});

it('names some of many new pages', async () => {
  await write('old/a.html', toOld('A'));
  for (let page = 0; page < 30; page++) await write(`new/page-${page}.html`, '<main>New</main>');
  const text = formatComparison(await compareBuilds(path.join(dir, 'old'), path.join(dir, 'new')));
  expect(text.match(/^ {2}new {6}\//gm)).toHaveLength(20);
  expect(text).toContain('new      and 10 more');
});

it('tells of entries that a sidebar lacks or adds, and of another order', async () => {
  const old = toOld('B', ['a', 'b', 'c'].map(toEntry).join(''));
  expect(await compareNavigationOf(old, toOwn(['a', 'b', 'd'].map(toOwnEntry).join('')))).toEqual([
    'sidebar lacks `c /c`',
    'sidebar adds `d /d`',
  ]);
  expect(await compareNavigationOf(old, toOwn(['b', 'a', 'c'].map(toOwnEntry).join('')))).toEqual([
    'sidebar in another order',
  ]);
});

it('takes sidebars for equal that differ in closed categories, in what opens one, and in where a long list is', async () => {
  const button = '<li><a class="menu__link" role="button" href="/inner">Open</a>';
  const switches = '<li><a data-category-toggle="" href="/other">Open</a>';
  const closed = `${switches}<ul hidden="">${toOwnEntry('inner')}</ul></li>`;
  const more = '<li><a data-sidebar-more="1" href="/b">1 more</a></li>';
  await write('new/assets/sidebars/all.htm', `<ul hidden>${toOwnEntry('b')}</ul>`);
  const own = toOwn(toOwnEntry('a') + more + closed, '', ' data-fragment="/base/assets/sidebars/all.htm"');
  expect(await compareNavigationOf(toOld('B', toEntry('a') + toEntry('b') + button), own)).toBeUndefined();
});

it('does not take neighbors that it cannot read in any page of the old build for missing ones', async () => {
  await write('old/a/index.html', toOld('<a class="own-pager" href="/b">B</a>'));
  await write('new/a.html', '<main>B</main><a rel="next" href="/b">B</a>');
  const read = async () =>
    formatComparison(await compareBuilds(path.join(dir, 'old'), path.join(dir, 'new')));
  expect(await read()).toContain('neighbors and sidebars of the old build are components of its own');
  await write('old/b/index.html', toOld('B', toEntry('a')));
  await write('new/b.html', toOwn(toOwnEntry('a')));
  expect(await read()).toContain('1 pages have other neighbors or another sidebar');
});
