import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSite, type SiteFixture } from './site-fixture.ts';

const CONFIG = `import { docusaurus } from '@gruntwork-docs/docusaurus';
import { defineSite, extendTheme } from '@gruntwork-docs/engine';
import { theme } from '@gruntwork-docs/theme';
const content = docusaurus({ blog: false, site: { title: 'Fixture' } });
export default defineSite({ ...content, title: 'Fixture', url: 'https://own.test', search: { provider: 'none' },
  announcementBar: { content: '<b style="color: red">News</b>' },
  footer: { copyright: 'By <i style="color: blue">us</i>' },
  theme: extendTheme(theme, { headData: ['{"@type":"Organization"}'] }) });
`;

const FILES = {
  'site.config.ts': CONFIG,
  'docs/start.mdx': `---
description: Of the frontmatter
---
import Head from '@docusaurus/Head';
import Said from '@site/src/components/Said';

# Start

<Head>
  <title>{'Own'} title of {1 + 1}</title>
  <meta property="og:title" content="Shared as" />
  <meta name="author" content="Ada" />
  <meta httpEquiv="refresh" content="0; url=https://elsewhere.test" />
  <link rel="canonical" href="/docs/elsewhere" />
  <link rel="stylesheet" href="https://elsewhere.test/a.css" />
  <html lang="fr" />
  <script type="application/ld+json">{JSON.stringify({ '@type': 'FAQPage', name: '</b>' })}</script>
  <script>{'run()'}</script>
</Head>

Text.

<Said words="of a component" />
`,
  'docs/plain.md':
    '# Plain\n\n<head>\n  <meta name="author" content="Bob" />\n</head>\n\n## Part\n\n```html\n<head>\n```\n',
  'docs/drawn.mdx': "import Drawing from '@site/static/drawing.svg';\n\n# Drawn\n\n<Drawing />\n",
  'static/drawing.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><style>.a{fill:green}</style><path class="a" d="M0 0"/></svg>',
  'src/components/Said.jsx':
    'import Head from \'@docusaurus/Head\';\nexport default ({ words }) => <Head><meta name="description" content={"Words " + words} /></Head>;\n',
  'src/pages/index.jsx': `import { useState } from 'react';
import Layout from '@theme/Layout';
import { PageMetadata } from '@docusaurus/theme-common';
const title = () => 'Found ' + 'later';
export default function Home() {
  const [count] = useState(0);
  return <Layout title={title()}><PageMetadata image="/img/card.png" keywords={['a', 'b']} /><p>Count {count}</p></Layout>;
}
`,
};

let site: SiteFixture;
let start = '';

beforeAll(async () => {
  site = await createSite(FILES);
  const { code, err } = await site.build();
  expect(code, err).toBe(0);
  start = /<head>[\s\S]*?<\/head>/.exec(await site.read('docs/start.html'))?.[0] ?? '';
});

afterAll(() => site.delete());

it('what a text says for its head is said there, once and in place of what the theme would say', () => {
  expect(start).toContain('<title>Own title of 2</title>');
  expect(start.match(/property="og:title"/g)).toHaveLength(1);
  expect(start).toContain('property="og:title" content="Shared as"');
  expect(start).toContain('<meta name="author" content="Ada"/>');
  expect(start.match(/rel="canonical"/g)).toHaveLength(1);
  expect(start).toContain('href="https://own.test/docs/elsewhere"');
});

it('components inside of a text say something for its head as well', () => {
  expect(start.match(/name="description"/g)).toHaveLength(1);
  expect(start).toContain('name="description" content="Words of a component"');
});

it('data for search engines is published as data', () => {
  expect(start).toContain('{"@type":"FAQPage","name":"\\u003c/b>"}');
  expect(start).toContain('<script type="application/ld+json">{"@type":"Organization"}</script>');
});

it('scripts, styles of other hosts and what says how the document is read are left out', async () => {
  const html = await site.read('docs/start.html');
  expect(html).not.toMatch(/refresh|a\.css|run\(\)/);
  expect(html).toContain('<html lang="en"');
});

it('the element of that name is the component, and in samples it is text', async () => {
  const html = await site.read('docs/plain.html');
  expect(html).toContain('<meta name="author" content="Bob"/>');
  expect(html).toMatch(/<pre[\s\S]*&lt;(?:<[^>]+>)*head/);
});

it('a React page has the title and the picture that its layout is given, in an island as well', async () => {
  const html = await site.read('index.html');
  expect(html).toContain('<title>Found later | Fixture</title>');
  expect(html).toContain('property="og:image" content="https://own.test/img/card.png"');
  expect(html).toContain('name="keywords" content="a, b"');
});

it('what the config says of the looks of its HTML stands in stylesheets, as what drawings of components say does', async () => {
  const html = await site.read('docs/drawn.html');
  expect(html).not.toMatch(/<[^>]+ style=|<style/);
  expect(html).toMatch(/By <i class="st-\w+">us<\/i>/);
  const files = [...html.matchAll(/href="\/(assets\/styles\/[^"]+)"/g)].map(([, file = '']) =>
    site.read(file),
  );
  const css = (await Promise.all(files)).join('\n');
  for (const rule of ['color: red', 'color: blue', '.a{fill:green}']) expect(css).toContain(rule);
});
