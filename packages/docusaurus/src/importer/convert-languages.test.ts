import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { convertSite } from './convert-site.ts';
import { Report } from './report.ts';
import { parseDocusaurusConfig } from './site-config.ts';

const TEXT = 'module.exports = {\n  i18n: {},\n};\n';

async function convert(value: object) {
  const all = { title: 'A site', url: 'https://site.test', baseUrl: '/', ...value };
  const report = new Report('docusaurus.config.js', TEXT);
  const foreign = { config: parseDocusaurusConfig(all), text: TEXT, file: report.file };
  const { siteConfig } = await convertSite(foreign, tmpdir(), report);
  return { siteConfig, dropped: report.dropped };
}

const withPlugins = (docs: object) => ({ presets: [['classic', { docs, blog: false, pages: false }]] });

test('drawings and formulas are on where the old site has them', async () => {
  const remarkMath = (): void => {};
  const rehypeKatex = (): void => {};
  const other = (): void => {};
  const docs = { remarkPlugins: [remarkMath, other], rehypePlugins: [[rehypeKatex, { strict: false }]] };
  const { siteConfig, dropped } = await convert({ ...withPlugins(docs), markdown: { mermaid: true } });
  expect(siteConfig).toMatch(/^ {2}mermaid: true,$/m);
  expect(siteConfig).toMatch(/^ {2}math: true,$/m);
  expect(siteConfig).toContain("name: 'other'");
  expect(dropped).toEqual([]);
  const plain = (await convert(withPlugins({}))).siteConfig;
  expect(plain).not.toMatch(/mermaid|math/);
});

test('languages are taken over with their labels', async () => {
  const i18n = {
    defaultLocale: 'en',
    locales: ['en', 'fa'],
    localeConfigs: { fa: { label: 'Farsi', direction: 'rtl', htmlLang: 'fa-IR' }, de: { label: 'German' } },
  };
  const { siteConfig, dropped } = await convert({ ...withPlugins({}), i18n });
  expect(siteConfig.replace(/\s+/g, ' ')).toContain(
    "i18n: { defaultLocale: 'en', locales: [ 'en', 'fa', ], localeConfigs: { fa: { label: 'Farsi', direction: 'rtl', }, }, },",
  );
  expect(dropped).toEqual([]);
  const single = { defaultLocale: 'en', locales: ['en'] };
  expect((await convert({ ...withPlugins({}), i18n: single })).siteConfig).not.toContain('i18n');
});
