import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { convertSite } from './convert-site.ts';
import { Report } from './report.ts';
import { parseDocusaurusConfig } from './site-config.ts';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'convert-'));
  await mkdir(path.join(dir, 'static/img'), { recursive: true });
  await writeFile(path.join(dir, 'static/img/card.png'), '');
});

afterEach(() => rm(dir, { recursive: true, force: true }));

async function convert(config: object): Promise<{ text: string; dropped: readonly string[] }> {
  const value = { title: 'Own', url: 'https://own.test', baseUrl: '/base/', ...config };
  const report = new Report('docusaurus.config.js', '');
  const foreign = { config: parseDocusaurusConfig(value), text: '', file: 'docusaurus.config.js' };
  const { siteConfig } = await convertSite(foreign, dir, report);
  return { text: siteConfig, dropped: report.dropped.map(({ message }) => message) };
}

it('takes the base URL off addresses that hold it, as Docusaurus does', async () => {
  const { text } = await convert({
    themeConfig: {
      image: 'base/img/card.png',
      navbar: {
        logo: { src: '/base/img/card.png', href: 'https://own.test/base/' },
        items: [
          { label: 'Whole', to: '/base/guide' },
          { label: 'Short', to: 'guide' },
          { label: 'Like it', to: '/basement' },
        ],
      },
      footer: { links: [{ title: 'More', items: [{ label: 'Home', href: '/base/' }] }] },
    },
  });
  expect([...text.matchAll(/(?:to|src|image|href): '([^']*)'/g)].map(([, url]) => url)).toEqual([
    '/img/card.png',
    '/img/card.png',
    'https://own.test/base/',
    '/guide',
    '/guide',
    '/basement',
    '/',
  ]);
});

it('leaves out pictures that are not there, and says so', async () => {
  const { text, dropped } = await convert({
    favicon: 'img/gone.ico',
    themeConfig: { image: 'img/card.png' },
  });
  expect(text).toContain("image: 'img/card.png'");
  expect(text).not.toContain('gone.ico');
  expect(dropped).toContain('`favicon`: `img/gone.ico` is not in the static folder');
});

it('takes over every blog, with the names that it has', async () => {
  const blog = (options: object) => ['@docusaurus/plugin-content-blog', options];
  const { text, dropped } = await convert({
    plugins: [blog({ blogTitle: 'Posts' }), blog({ id: 'news', path: 'news', blogTitle: 'All news' })],
  });
  expect(text).toMatch(
    /blog: \[\s*\{\},\s*\{\s*id: 'news',\s*path: 'news',\s*title: 'All news',\s*\},?\s*\]/,
  );
  expect(text).toMatch(/blog: \{ \.\.\.content\.blog, \.\.\.\{\s*title: 'Posts'/);
  expect(dropped).toEqual([]);
});

it('lets links lead nowhere where plugins may have made the pages, and only there', async () => {
  const plugin = ['docusaurus-plugin-of-others', {}];
  expect((await convert({ onBrokenLinks: 'throw', plugins: [plugin] })).text).toContain(
    "onBrokenLinks: 'warn'",
  );
  expect((await convert({ onBrokenLinks: 'throw' })).text).toContain("onBrokenLinks: 'throw'");
});

it('calls links that are only a picture by their description or their host', async () => {
  const items = [
    { to: 'https://chat.test?room=1', className: 'icon' },
    { href: 'https://www.code.test/own', className: 'icon' },
    { href: 'https://code.test', 'aria-label': 'The code' },
  ];
  const { text } = await convert({ themeConfig: { navbar: { items } } });
  for (const label of ['chat.test', 'code.test', 'The code']) expect(text).toContain(`label: '${label}'`);
});

it('asks a program where texts are edited, and takes its answer where that ends in the path of the text', async () => {
  const docs = (editUrl: unknown) => ({ presets: [['classic', { docs: { path: 'manual', editUrl } }]] });
  const whole = await convert(
    docs(({ versionDocsDirPath, docPath }: { versionDocsDirPath: string; docPath: string }) => {
      return `https://git.test/edit/main/${versionDocsDirPath}/${docPath}`;
    }),
  );
  expect(whole.text).toContain("editUrl: 'https://git.test/edit/main/'");
  expect(whole.dropped).toEqual([]);
  const other = await convert(
    docs(({ docPath }: { docPath: string }) => `https://git.test/?file=${docPath}`),
  );
  expect(other.text).not.toContain('editUrl');
  expect(other.dropped).toContain('`editUrl`: a function; write the address before the path');
});

it('takes over what the head says, and stylesheets of its own host', async () => {
  const { text, dropped } = await convert({
    headTags: [
      { tagName: 'link', attributes: { rel: 'manifest', href: '/site.webmanifest' } },
      { tagName: 'script', attributes: { type: 'application/ld+json' }, innerHTML: '{"name":"Own"}' },
      { tagName: 'script', attributes: { src: '/own.js' } },
    ],
    stylesheets: ['/own.css', 'https://elsewhere.test/other.css', 'https://cdn.test/katex/katex.min.css'],
  });
  expect(text).toMatch(/extendTheme\(theme, \{\s*head: \[[\s\S]*site\.webmanifest[\s\S]*'\/own\.css'/);
  expect(text).toMatch(/headData: \[\s*'\{"name":"Own"\}',?\s*\]/);
  expect(dropped).toEqual([
    '`<script>` of the head',
    'stylesheet of another host: `https://elsewhere.test/other.css`',
  ]);
});

it.each(['plugin-image-zoom', '/site/node_modules/docusaurus-plugin-image-zoom/src/index.js'])(
  'what the engine does itself is no plugin of others: %s',
  async (plugin) => {
    const { text, dropped } = await convert({ onBrokenLinks: 'throw', plugins: [plugin] });
    expect(dropped).toEqual([]);
    expect(text).toContain("onBrokenLinks: 'throw'");
  },
);

it('tells of components in place of those of the old theme, but of none that pages have here as well', async () => {
  await mkdir(path.join(dir, 'src/theme/Footer'), { recursive: true });
  await writeFile(path.join(dir, 'src/theme/Footer/index.js'), '');
  await writeFile(path.join(dir, 'src/theme/MDXComponents.js'), '');
  expect((await convert({})).dropped).toEqual(['stands in place of a component of the old theme']);
});

it("takes over what the site's own component for code says to screen readers", async () => {
  await mkdir(path.join(dir, 'src/theme/CodeBlock/Content'), { recursive: true });
  const caption = '<figure><figcaption className="small sr-only">\n  Code Block\n</figcaption></figure>';
  await writeFile(
    path.join(dir, 'src/theme/CodeBlock/Content/String.js'),
    `export default () => ${caption};`,
  );
  expect((await convert({})).text).toMatch(/texts: \{\s+en: \{\s+codeName: 'Code Block',/);
});
