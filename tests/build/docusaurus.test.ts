import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CommandResult } from './builder/build-in-builder.ts';
import { run } from './site-fixture.ts';

const FIXTURE = path.join(import.meta.dirname, '../fixtures/docusaurus-site');

let dir: string;
let result: CommandResult;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'docusaurus-'));
  await cp(FIXTURE, dir, { recursive: true });
  await linkFolder();
  await installSass();
  result = await build();
  expect(result.code, result.err).toBe(0);
}, 120_000);

afterAll(() => rm(dir, { recursive: true, force: true }));

/** A folder of documents that is a link to one elsewhere, as a submodule's. */
async function linkFolder(): Promise<void> {
  await mkdir(path.join(dir, 'elsewhere'));
  await writeFile(path.join(dir, 'elsewhere/sample.tf'), 'linked = "sample"\n');
  const text = "import sample from '!!raw-loader!./sample.tf';\n\n# Linked\n\n<pre>{sample}</pre>\n";
  await writeFile(path.join(dir, 'elsewhere/linked.mdx'), text);
  await symlink('../elsewhere', path.join(dir, 'website/linked'));
}

/** In place of the package of that name, of which a site has its own: it writes one file's color for `$accent`. */
async function installSass(): Promise<void> {
  const folder = path.join(dir, 'website/node_modules/sass');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{ "name": "sass", "main": "index.cjs" }');
  const code = `const { readFileSync } = require('node:fs');
    const { pathToFileURL } = require('node:url');
    exports.compile = (file) => {
      const colors = file.replace(/[^/]*$/, '_colors.scss');
      const css = readFileSync(file, 'utf8').replace(/^[@$].*$/gm, '').replace('$accent', readFileSync(colors, 'utf8'));
      return { css, loadedUrls: [file, colors].map((name) => pathToFileURL(name)) };
    };`;
  await writeFile(path.join(folder, 'index.cjs'), code);
  await writeFile(path.join(dir, 'website/src/components/_colors.scss'), 'rgb(1 2 3)');
}

/** All stylesheets of the built site. */
async function readStyles(): Promise<string> {
  const css = (await readdir(path.join(dir, 'out/assets'))).filter((name) => name.endsWith('.css'));
  return (await Promise.all(css.map((name) => read(`assets/${name}`)))).join('');
}

const build = (): Promise<CommandResult> =>
  run(['build', '--site', path.join(dir, 'website'), '--out', path.join(dir, 'out')]);
const read = (file: string): Promise<string> => readFile(path.join(dir, 'out', file), 'utf8');
const readMain = async (file: string): Promise<string> =>
  /<main[\s\S]*<\/main>/.exec(await read(file))?.[0] ?? '';
const toText = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

describe('a Docusaurus site that is built where it lies', () => {
  it('has the addresses that Docusaurus gives', async () => {
    const files = await readdir(path.join(dir, 'out'), { recursive: true });
    const pages = files.filter((file) => file.endsWith('.html') && !/^(?:404|search)/.test(file)).sort();
    expect(pages).toEqual(
      [
        'blog.html',
        'blog/2024/03/05/dated.html',
        'blog/archive.html',
        'blog/authors.html',
        'blog/authors/ada.html',
        'blog/own-slug.html',
        'blog/tags.html',
        'blog/tags/ec-2.html',
        'community/meet.html',
        'docs/api/store.html',
        'docs/category/widgets.html',
        'docs/guide/deep/deeper-id.html',
        'docs/guide/deep/index.html',
        'docs/guide/first.html',
        'docs/guide/second.html',
        'docs/guide/third.html',
        'docs/index.html',
        'docs/tags.html',
        'docs/tags/ec-2.html',
        'docs/tags/pairs.html',
        'docs/widget/index.html',
        'index.html',
        'linked/linked.html',
        'plain-page.html',
        'questions.html',
      ].sort(),
    );
  });

  it('takes links and images that are written with the base URL, and finds what is imported from the root', async () => {
    const page = path.join(dir, 'docs/based.mdx');
    const text = `import Picture from '@site/src/components/Picture';

# Based

[First](/sub/docs/guide/first#top) and [second](/docs/guide/second)

![Dot](/sub/img/dot.svg)

<a href="/sub/docs/guide/third">Third</a> <img src="/sub/img/dot.svg" alt="" />

<Picture />
`;
    const component = path.join(dir, 'website/src/components/Picture.jsx');
    await writeFile(page, text);
    await writeFile(
      component,
      'import Dot from \'/img/dot.svg\';\nexport default () => <Dot id="rooted" />;\n',
    );
    try {
      const args = ['build', '--site', path.join(dir, 'website'), '--out', path.join(dir, 'based')];
      const based = await run([...args, '--base-url', '/sub/']);
      expect(based.code, based.err).toBe(0);
      const html = await readFile(path.join(dir, 'based/docs/based.html'), 'utf8');
      for (const place of ['guide/first#top', 'guide/second', 'guide/third'])
        expect(html).toContain(`href="/sub/docs/${place}"`);
      expect(html.match(/src="\/sub\/img\/dot\.svg"/g)).toHaveLength(2);
      expect(html).toMatch(/<svg[^>]* id="rooted"/);
      expect(html).not.toContain('/sub/sub/');
    } finally {
      await rm(page);
      await rm(component);
    }
  });

  it('compiles what pages import: local components, stand-ins, partials with properties, texts and data', async () => {
    const text = toText(await readMain('docs/index.html'));
    for (const words of [
      'Letter A',
      'Panel of B.',
      'Hello from the config',
      'meet on a desktop',
      'Count 3',
      'A note for Ada.',
      'echo &quot;from a file&quot;',
      'The number in the data is 42',
      'yarn add --dev fixture',
      'Kept text.',
    ])
      expect(text, words).toContain(words.replace(/&quot;/g, '"'));
    expect(text).not.toContain('Lost text.');
    expect(text).not.toContain('import ');
  });

  it('hydrates a component with state, with its styles, and leaves the others static', async () => {
    const html = await read('docs/index.html');
    expect(html.match(/<gw-island[^>]* name="Counter_\w+"[^>]* on="visible"/g)).toHaveLength(1);
    expect(html).toContain('<p>Hello from the config');
    expect(await readStyles()).toMatch(/letter-spacing:\s*0?\.123em/);
  });

  it('keeps the title beside a later heading of the first level, and lists the headings of partials', async () => {
    const html = await readMain('docs/index.html');
    expect(html).toMatch(/<h1[^>]*>Introduction<\/h1>/);
    expect(html).toContain('href="#heading-of-the-partial"');
    expect(html).toContain('id="first-part"');
  });

  it('reads sidebars in every form, and passes other entries by from page to page', async () => {
    const html = await read('docs/guide/first.html');
    const text = toText(/<nav[^>]*class="[^"]*sidebar[\s\S]*?<\/nav>/.exec(html)?.[0] ?? html);
    expect(text).toContain(
      'Introduction Store Deeper Guide First page Deep index Deeper Second page The third Widgets',
    );
    expect(html).toContain('<b>Deeper</b>');
    expect(html).not.toMatch(/rel="prev"/);
    expect(toText(await readMain('docs/guide/deep/index.html'))).toContain('The first one');
    expect(html).toContain('href="https://git.test/edit/main/docs/guide/first.md"');
  });

  it('resolves links by files, from the root of the documents and from an index', async () => {
    expect(await readMain('docs/index.html')).toContain('href="/docs/api/store"');
    const index = await readMain('docs/guide/deep/index.html');
    expect(index.match(/<a href="\/docs\/guide\/deep\/deeper-id"/g)).toHaveLength(2);
  });

  it('shows on the page of a category what its entries say of themselves, and pages before and behind it', async () => {
    const html = await readMain('docs/category/widgets.html');
    const text = toText(html);
    expect(text).toContain('All about widgets.');
    expect(text).toContain('Widget Text of the widget.');
    expect(text).toContain('Elsewhere Widgets of others.');
    expect(html).toMatch(/rel="prev"[^>]*>.*The third/s);
    expect(html).toMatch(/href="\/docs\/widget\/"[^>]* rel="next"/);
  });

  it('gives components the category of their page, whose entries make cards', async () => {
    const html = await readMain('docs/widget/index.html');
    expect(toText(html)).toContain('In Widgets : Widget Text of the widget. Elsewhere Widgets of others.');
  });

  it('shows a page that several sidebars list with the last of them', async () => {
    expect(await read('docs/api/store.html')).toContain('data-sidebar="api"');
  });

  it('calls tags what their files call them, and says what these say of them', async () => {
    expect(toText(await readMain('docs/tags/pairs.html'))).toMatch(
      /with &quot;Pairs&quot; What comes in twos\./,
    );
    expect(toText(await readMain('docs/guide/second.html'))).toMatch(/Tags: EC2 \(tag\) Pairs \(tag\)/);
    expect(toText(await readMain('blog/tags/ec-2.html'))).toMatch(
      /with &quot;Virtual machines&quot; Machines by the hour\./,
    );
    expect(toText(await readMain('blog.html'))).toContain('Tags: Virtual machines');
  });

  it('has a card for each author, whose name leads to the page of the posts', async () => {
    expect(toText(await readMain('blog/authors.html'))).toContain('Ada Author Writes · One post');
    const page = await readMain('blog/authors/ada.html');
    expect(toText(page)).toContain('Writes · Of machines. View all authors');
    expect(await readMain('blog/2024/03/05/dated.html')).toMatch(
      /href="\/blog\/authors\/ada"[^>]*>Ada Author<\/a>, <span[^>]*>Writes</,
    );
  });

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
    expect((await read('questions.html')).match(/<div class="main" id="_main"/g)).toHaveLength(1);
    expect((await read('docs/index.html')).match(/<main\b/g)).toHaveLength(1);
  });

  it('styles the classes that pages of Docusaurus are laid out with, and its names of colors', async () => {
    const styles = await readStyles();
    expect(styles).toMatch(/\.col--6\s*\{/);
    expect(styles).toMatch(/--ifm-color-primary:\s*var\(--color-accent\)/);
  });

  it('leaves links to other programs unchecked, and warns of those that only a component makes', async () => {
    expect(await read('questions.html')).toContain('href="/playground/"');
    const said = result.err + result.out;
    expect(said).not.toContain('/playground/');
    expect(said).toMatch(/broken links of components[\s\S]*`\/gone` does not exist/);
    expect(said).toMatch(/broken links of components[\s\S]*`\/questions#later` names an anchor/);
  });

  it('gives every page the components of the site, whose names win over the theme, and aliases of folders', async () => {
    const html = await readMain('docs/guide/third.html');
    expect(toText(html)).toContain('Version Next, undefined and LOUD! TWICE!');
    expect(html).toContain('id="named-with-spaces"');
  });

  it('reads a folder that is a link, and the files beside its pages', async () => {
    expect(toText(await readMain('linked/linked.html'))).toContain('linked = &quot;sample');
  });

  it('warns of keys that nothing reads, and says what is hydrated', () => {
    expect(result.err + result.out).toContain('nothing reads the frontmatter key `custom_key`');
    expect(result.err + result.out).toContain('src/components/Counter.tsx has state, effects or handlers');
  });

  it("compiles stylesheets in Sass with the site's own package, and again after an edit of a part", async () => {
    const [, name = ''] = /<b class="([^"]+)">A badge/.exec(await readMain('docs/guide/third.html')) ?? [];
    expect(name).toContain('badge');
    expect(await readStyles()).toMatch(new RegExp(`\\.${name}[^}]*border-block-end-color:\\s*#010203`));
    await writeFile(path.join(dir, 'website/src/components/_colors.scss'), 'rgb(3 2 1)');
    expect((await build()).code).toBe(0);
    expect(await readStyles()).toMatch(/border-block-end-color:\s*#030201/);
  }, 60_000);

  it('follows an edit of a component, and names the page that imports what does not exist', async () => {
    const component = path.join(dir, 'website/src/components/Greeting.jsx');
    const text = await readFile(component, 'utf8');
    await writeFile(component, text.replace('meet</Link>', 'come and meet</Link>'));
    expect((await build()).code).toBe(0);
    expect(toText(await readMain('docs/index.html'))).toContain('come and meet');
    await writeFile(
      path.join(dir, 'website/src/pages/lost.md'),
      "import A from '@theme/Unknown';\n\n<A />\n",
    );
    expect((await build()).err).toMatch(
      /src\/pages\/lost\.md[\s\S]*`@theme\/Unknown`, which the page imports, does not exist/,
    );
  }, 120_000);
});
