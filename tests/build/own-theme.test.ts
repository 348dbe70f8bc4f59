import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSite, page, type SiteFixture } from './site-fixture.ts';

const CONFIG = `
import { defineSite, extendTheme } from '@gruntwork-docs/engine';
import { theme } from '@gruntwork-docs/theme';

export default defineSite({
  title: 'Own',
  footer: { copyright: 'All of us' },
  theme: extendTheme(theme, {
    slots: { Footer: './theme/Footer.tsx', NotFound: './theme/NotFound.tsx' },
    texts: { en: { skipLink: 'Jump to the text', notFoundTitle: 'Nothing here' } },
    components: './theme/components.tsx',
    styles: ['./theme/tokens.css'],
    head: [{ tag: 'meta', attributes: { name: 'verification', content: 'abc' } }],
  }),
});
`;

const FILES = {
  'site.config.ts': CONFIG,
  'theme/Footer.tsx': `
import { Footer as Original } from '@gruntwork-docs/theme/components';
export function Footer(props) {
  return <><p className="own-footer">Ours</p><Original {...props} /></>;
}`,
  'theme/NotFound.tsx': `
import type { SlotComponent } from '@gruntwork-docs/theme/components';
export const NotFound: SlotComponent<'NotFound'> = ({ homeUrl }) => <p>Nothing: <a href={homeUrl}>home</a></p>;`,
  'theme/components.tsx':
    'export function Badge({ children }) {\n  return <b className="badge">{children}</b>;\n}\n',
  'theme/tokens.css': ':root { --color-accent: #0a7d33; }\n',
  'content/docs/index.mdx': page('Home', '<Badge>new</Badge>'),
  'content/docs/chart/chart.mdx': page(
    'Chart',
    "import { Chart, unit as label } from './Chart.tsx';\nimport Counter from './Counter.island';\nimport { Bell } from './Bell.island.tsx';\n\n<Chart values={[1, 2]} /> in {label}\n\n<Counter start={3} />\n\n<Bell />",
  ),
  'content/docs/chart/Chart.tsx':
    'export const unit = "pieces";\nexport function Chart({ values }) {\n  return <i className="chart">{values.join("-")}</i>;\n}\n',
  'content/docs/chart/Bell.island.tsx':
    'export function Bell() {\n  return <button type="button">Ring</button>;\n}\n',
  'content/docs/chart/Counter.island.tsx':
    'import { useState } from "react";\nexport const hydrate = "visible";\nexport function Counter({ start }) {\n  const [count, setCount] = useState(start);\n  return <button type="button" onClick={() => setCount(count + 1)}>{count}</button>;\n}\nexport default Counter;\n',
};

describe('a theme that the site changes', () => {
  let site: SiteFixture;
  beforeAll(async () => {
    site = await createSite(FILES);
    expect((await site.build()).err).toBe('');
  });
  afterAll(() => site.delete());

  it('shows a component of the site in a slot, which may show the theme’s own', async () => {
    const html = await site.read('docs/index.html');
    expect(html).toContain('<p class="own-footer">Ours</p><footer class="footer">');
  });

  it('fills the slot of a generated page', async () => {
    expect(await site.read('404.html')).toContain('<p>Nothing: <a href="/">home</a></p>');
  });

  it('has texts of its own, and all others', async () => {
    expect(await site.read('docs/index.html')).toContain('>Jump to the text</a>');
    const missing = await site.read('404.html');
    expect(missing).toContain('<title>Nothing here | Own</title>');
    expect(missing).toContain('aria-label="Scroll back to top"');
  });

  it('has stylesheets behind those of the theme', async () => {
    const file = (await site.list()).find((name) => /assets\/.*\.css$/.test(name)) ?? '';
    const css = await site.read(file);
    expect(css.lastIndexOf('--color-accent:#0a7d33')).toBeGreaterThan(css.indexOf('--color-accent:'));
  });

  it('has elements in the head', async () => {
    expect(await site.read('docs/index.html')).toContain('<meta name="verification" content="abc"/>');
  });

  it('gives pages components by name', async () => {
    expect(await site.read('docs/index.html')).toContain('<b class="badge">new</b>');
  });

  it('hydrates an island that does not say when as soon as it is seen', async () => {
    expect(await site.read('docs/chart/chart.html')).toMatch(/<gw-island[^>]* name="Bell" on="visible"/);
  });

  it('renders components that a page imports, and hydrates islands among them', async () => {
    const html = await site.read('docs/chart/chart.html');
    expect(html).toContain('<i class="chart">1-2</i> in pieces');
    expect(html).toMatch(/<gw-island[^>]* name="Counter" on="visible"[^>]*props="\{&quot;start&quot;:3\}"/);
    expect((await site.list()).some((name) => /assets\/Counter\.island-[\w-]+\.js$/.test(name))).toBe(true);
  });

  it('is compiled again when one of its modules changes', async () => {
    await site.write({ 'theme/Footer.tsx': 'export function Footer() {\n  return <p>Changed</p>;\n}\n' });
    expect((await site.build()).err).toBe('');
    expect(await site.read('docs/index.html')).toContain('<p>Changed</p>');
  });

  it('that names what does not exist says so', async () => {
    await site.write({ 'site.config.ts': CONFIG.replace('./theme/Footer.tsx', './theme/Gone.tsx') });
    expect((await site.build()).err).toContain('`./theme/Gone.tsx` does not exist');
    await site.write({ 'site.config.ts': CONFIG.replace('Footer:', 'Foot:') });
    expect((await site.build()).err).toContain('the theme has no slot `Foot`: use Head, ');
    await site.write({ 'site.config.ts': CONFIG.replace('skipLink', 'skipLnk') });
    expect((await site.build()).err).toContain('the theme has no text `skipLnk`');
    await site.write({ 'site.config.ts': 'export default { theme: 1 };\n' });
    expect((await site.build()).err).toContain('config `theme` is not a theme');
  });
});
