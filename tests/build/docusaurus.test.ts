import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { prepareDocusaurusSite, toText } from './docusaurus-fixture.ts';
import { run } from './site-fixture.ts';

const site = prepareDocusaurusSite();
const { build, read, readMain, readStyles } = site;

it('has the addresses that Docusaurus gives', async () => {
  const files = await readdir(path.join(site.dir, 'out'), { recursive: true });
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
  const page = path.join(site.dir, 'docs/based.mdx');
  const text = `import Picture from '@site/src/components/Picture';

# Based

[First](/sub/docs/guide/first#top) and [second](/docs/guide/second)

![Dot](/sub/img/dot.svg)

<a href="/sub/docs/guide/third">Third</a> <img src="/sub/img/dot.svg" alt="" />

<Picture />
`;
  const component = path.join(site.dir, 'website/src/components/Picture.jsx');
  await writeFile(page, text);
  await writeFile(
    component,
    'import Dot from \'/img/dot.svg\';\nexport default () => <Dot id="rooted" />;\n',
  );
  try {
    const args = ['build', '--site', path.join(site.dir, 'website'), '--out', path.join(site.dir, 'based')];
    const based = await run([...args, '--base-url', '/sub/']);
    expect(based.code, based.err).toBe(0);
    const html = await readFile(path.join(site.dir, 'based/docs/based.html'), 'utf8');
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

it('leaves links to other programs unchecked, and warns of those that only a component makes', async () => {
  expect(await read('questions.html')).toContain('href="/playground/"');
  const said = site.result.err + site.result.out;
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
  expect(site.result.err + site.result.out).toContain('nothing reads the frontmatter key `custom_key`');
  expect(site.result.err + site.result.out).toContain(
    'src/components/Counter.tsx has state, effects or handlers',
  );
});

it('follows an edit of a component, and names the page that imports what does not exist', async () => {
  const component = path.join(site.dir, 'website/src/components/Greeting.jsx');
  const text = await readFile(component, 'utf8');
  await writeFile(component, text.replace('meet</Link>', 'come and meet</Link>'));
  expect((await build()).code).toBe(0);
  expect(toText(await readMain('docs/index.html'))).toContain('come and meet');
  await writeFile(
    path.join(site.dir, 'website/src/pages/lost.md'),
    "import A from '@theme/Unknown';\n\n<A />\n",
  );
  expect((await build()).err).toMatch(
    /src\/pages\/lost\.md[\s\S]*`@theme\/Unknown`, which the page imports, does not exist/,
  );
});
