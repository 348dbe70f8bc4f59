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
        'docs/tags/two-words.html',
        'docs/widget/index.html',
        'index.html',
        'linked/linked.html',
        'plain-page.html',
        'questions.html',
      ].sort(),
    );
  });

  it('compiles what pages import: local components, stand-ins, partials with properties, texts and data', async () => {
    const text = toText(await readMain('docs/index.html'));
    for (const words of [
      'Letter A',
      'Panel of B.',
      'Hello from the config',
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
    const css = (await readdir(path.join(dir, 'out/assets'))).filter((name) => name.endsWith('.css'));
    const texts = await Promise.all(css.map((name) => read(`assets/${name}`)));
    expect(texts.join('')).toMatch(/letter-spacing:\s*0?\.123em/);
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
      'Introduction Store Deeper Guide First page Deep index Deeper Second page Third page Widgets',
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

  it('takes another instance, React pages in plain scripts, and authors in either form', async () => {
    expect(await read('community/meet.html')).toContain('Meet');
    expect(await read('index.html')).toContain('content="Of the fixture"');
    expect(await readMain('index.html')).toContain('<circle');
    expect(await readMain('blog/2024/03/05/dated.html')).toContain('Ada Author');
    expect(await readMain('blog/own-slug.html')).toContain('Bob');
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
