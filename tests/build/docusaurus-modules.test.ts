import { expect, it } from 'vitest';
import { prepareSite } from './prepared-site.ts';

const CONFIG = `import { docusaurus } from '@gruntwork-docs/docusaurus';
import { defineSite } from '@gruntwork-docs/engine';
const content = docusaurus({ docs: false, blog: { routeBasePath: '/' } });
export default defineSite({ ...content, title: 'Fixture', search: { provider: 'none' } });
`;

const site = prepareSite({
  'site.config.ts': CONFIG,
  'tsconfig.json': '{ "extends": "@not/installed/tsconfig.json", "compilerOptions": { "jsx": "preserve" } }',
  'src/tsconfig.json': '{ "extends": "../gone.json" }',
  'src/shape.ts': 'export enum Shape { Round = "round" }\n',
  'src/pages/shapes.tsx':
    "import data from '@site/shapes.yaml';\nimport { Shape } from '../shape';\nexport default function Shapes(): JSX.Element { return <p>{Shape.Round} {data.list.join('+')}</p>; }\n",
  'src/pages/parts.jsx':
    "import Heading from '@docusaurus/theme-classic/lib/theme/Heading';\nimport { Redirect } from '@docusaurus/router';\nimport ThemedImage from '@theme/ThemedImage';\nexport default () => <><ThemedImage alt=\"Two\" sources={{ light: '/a.svg', dark: '/b.svg' }} /><Heading as=\"h2\" id=\"own\">Own</Heading><Redirect to={{ pathname: '/shapes', search: 'of=2' }} /></>;\n",
  'static/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  'static/b.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1"/>',
  'shapes.yaml': 'list:\n  - square\n  - flat\n',
  'blog/2026-03-14-first.mdx':
    "---\ntitle: First\n---\nimport data from '@site/shapes.yaml';\n\nText with {data.list.length} shapes.\n",
});

it('settings of an editor for TypeScript that extend what is not installed do not matter', async () => {
  expect(await site.read('shapes.html')).toMatch(/<p>round(?:<!-- -->| )+square\+flat<\/p>/);
});

it('a blog may be the home page of a site without documents', async () => {
  expect(await site.read('index.html')).toContain('href="/2026/03/14/first"');
  expect(await site.list()).toEqual(
    expect.arrayContaining(['archive.html', 'rss.xml', '2026/03/14/first.html']),
  );
});

it('data in YAML is a module for components and pages', async () => {
  expect(await site.read('2026/03/14/first.html')).toMatch(/Text with (?:<!-- -->)?2(?:<!-- -->)? shapes\./);
});

it('components of the old theme go by the names of its files as well', async () => {
  expect(await site.read('parts.html')).toMatch(/<h2[^>]* id="own"/);
});

it('a link may be given in parts, as to a router', async () => {
  expect(await site.read('parts.html')).toContain('href="/shapes?of=2"');
});

it('the picture of the other color mode stays hidden, whatever the styles of a page show', async () => {
  const styles = (await site.list()).filter((file) => file.endsWith('.css'));
  const css = await Promise.all(styles.map((file) => site.read(file)));
  expect(css.join('')).toMatch(/\.only-dark\s*\{\s*display:\s*none\s*!important/);
});
