import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { prepareDocusaurusSite, toText } from './docusaurus-fixture.ts';

const site = prepareDocusaurusSite();
const { build, read, readMain, readStyles } = site;

it('takes another instance, React pages in plain scripts, and authors in either form', async () => {
  expect(await read('community/meet.html')).toContain('Meet');
  expect(await read('index.html')).toContain('content="Of the fixture"');
  expect(await readMain('index.html')).toContain('<circle');
  const post = await readMain('blog/2024/03/05/dated.html');
  expect(post).toContain('Ada Author');
  // A picture that says nothing is no button.
  expect(post).toMatch(/<img src="\/img\/dot\.svg" alt="" class="no-zoom"/);
  expect(await readMain('blog/own-slug.html')).toContain('Bob');
});

it('React pages find the classes of Docusaurus and the stylesheets of the site, and no other page does', async () => {
  const html = await read('index.html');
  expect(html).not.toContain('<style');
  const [, file = ''] = /href="\/(assets\/styles\/[^"]+)"/.exec(html) ?? [];
  const css = (await read(file)).replace(/\s+/g, ' ');
  expect(css).toContain('@layer docusaurus');
  expect(css).toMatch(/:where\(\.docusaurus-page\) \.hero--primary ?\{/);
  expect(css).toMatch(
    /:root :where\(\.docusaurus-page\) ?\{ ?--ifm-color-primary: ?(?:#040506|rgb\(4 5 6\))/,
  );
  expect(css).not.toContain('navbar__brand');
  expect(css).toMatch(/cursor: ?url\("?\/img\/dot\.svg/);
  expect(css).not.toContain('@site');
  const [, picture = ''] = /\.hero ?\{ ?background: ?url\("?\/(assets\/stripes-[^")]+)/.exec(css) ?? [];
  expect(await read(picture)).toContain('<svg');
  expect(await read('docs/index.html')).not.toContain('assets/styles/');
  expect(await readStyles()).not.toContain('docusaurus-page');
});

it('compiles texts that components import, with the components that stand around them', async () => {
  const html = await read('questions.html');
  expect(html).toMatch(/<section id="why">[\s\S]*TEXTS<!-- -->!<\/strong> may be <strong>modules/);
  expect(html).toContain('<h1>Questions about <!-- -->Fixture</h1>');
  expect(html).toContain('id="why-is-it-asked"');
  expect(html).toContain('&lt;42&gt;');
  expect(toText(html)).toContain('Kept in a box.');
  expect(html).toMatch(/<gw-island[^>]* name="questions_\w+"/);
});

it('leaves the main part of a page to one that brings it', async () => {
  expect((await read('questions.html')).match(/<main\b/g)).toHaveLength(1);
  expect(await read('questions.html')).not.toContain('<article');
  expect((await read('questions.html')).match(/<div class="main" id="_main"/g)).toHaveLength(1);
  expect((await read('docs/index.html')).match(/<main\b/g)).toHaveLength(1);
});

it('styles the classes that pages of Docusaurus are laid out with, and its names of colors', async () => {
  const styles = await readStyles();
  expect(styles).toMatch(/\.col--6\s*\{/);
  expect(styles).toMatch(/--ifm-color-primary:\s*var\(--color-accent\)/);
});

it("compiles stylesheets in Sass with the site's own package, and again after an edit of a part", async () => {
  const [, name = ''] = /<b class="([^"]+)">A badge/.exec(await readMain('docs/guide/third.html')) ?? [];
  expect(name).toContain('badge');
  expect(await readStyles()).toMatch(new RegExp(`\\.${name}[^}]*border-block-end-color:\\s*#010203`));
  await writeFile(path.join(site.dir, 'website/src/components/_colors.scss'), 'rgb(3 2 1)');
  expect((await build()).code).toBe(0);
  expect(await readStyles()).toMatch(/border-block-end-color:\s*#030201/);
}, 120_000);
