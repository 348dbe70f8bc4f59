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

it('tells of missing and new pages, of other neighbors and another order, and passes redirects by', async () => {
  await write('old/gone/index.html', toOld('Gone'));
  await write('old/moved.html', '<meta http-equiv="refresh" content="0; url=/b">');
  await write('old/b/index.html', toOld('B', '<a href="/1">1</a><a href="/1">1</a><a href="/2">2</a>'));
  await write('new/new.html', '<main>New</main>');
  await write(
    'new/b.html',
    '<aside class="sidebar"><a href="/2">2</a><a href="/1">1</a></aside><main><p>B</p><a rel="prev" href="/x">X</a></main>',
  );
  const compared = await compareBuilds(path.join(dir, 'old'), path.join(dir, 'new'));
  expect(compared).toMatchObject({ pages: 2, missing: ['/gone'], added: ['/new'], lost: 0 });
  expect(compared.differences[0]?.others).toEqual([
    'previous page `/x` in place of `none`',
    'sidebar in another order',
  ]);
});
