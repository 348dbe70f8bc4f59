import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createSite, page, run, type SiteFixture } from './site-fixture.ts';

let site: SiteFixture | undefined;

afterEach(async () => {
  await site?.delete();
  site = undefined;
});

/** Builds a site whose folder lies two folders deep, and lists what is beside it afterwards. */
async function buildDeep(
  files: Record<string, string>,
): Promise<{ code: number; err: string; beside: string[] }> {
  site = await createSite({});
  const dir = path.join(site.dir, 'one/two');
  for (const [file, text] of Object.entries({ 'content/docs/index.mdx': page('Home'), ...files })) {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await writeFile(path.join(dir, file), text);
  }
  const { code, err } = await run(['build', '--site', dir]);
  const all = await readdir(site.dir, { recursive: true, withFileTypes: true });
  const beside = all
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(site?.dir ?? '', path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith('one/two/content/') && !file.startsWith('one/two/dist/'))
    .filter((file) => file !== 'one/two/site.config.ts');
  return { code, err, beside };
}

const slug = (value: string): string => `---\ntitle: A\nslug: ${JSON.stringify(value)}\n---\n\nText.\n`;

describe('a build writes nothing outside of the output folder', () => {
  it.each([
    ['an encoded slug', { 'content/docs/a.mdx': slug('%2e%2e/%2e%2e/x') }, 'content/docs/a.mdx:3'],
    ['an absolute slug', { 'content/docs/a.mdx': slug('/%2e%2e/%2e%2e/x') }, 'content/docs/a.mdx:3'],
    ['a slug with dots', { 'content/docs/a.mdx': slug('../../../x') }, 'content/docs/a.mdx:3'],
    ['a folder', { 'content/docs/%2e%2e/%2e%2e/x.mdx': page('X') }, 'content/docs/%2e%2e/%2e%2e/x.mdx'],
    [
      'a post',
      { 'content/blog/2026-01-02-a.mdx': slug('%2e%2e/%2e%2e/x') },
      'content/blog/2026-01-02-a.mdx:3',
    ],
    [
      'a redirect',
      { 'content/redirects.ts': "export default [\n  { from: '/../../zz', to: '/docs/' },\n];\n" },
      'content/redirects.ts:2',
    ],
    [
      'a generated index',
      {
        'content/sidebars.ts':
          "export default { docs: ['index',\n  { type: 'category', label: 'C', items: ['index'], link: { type: 'generated-index', slug: '/%2e%2e/%2e%2e/x' } },\n] };\n",
      },
      'content/sidebars.ts:2',
    ],
    [
      'a sidebar’s name',
      { 'content/sidebars.ts': "export default { '../../x': ['index'] };\n" },
      'content/sidebars.ts:1',
    ],
    [
      'the documents’ path',
      { 'site.config.ts': "export default {\n  docs: { routeBasePath: '/%2e%2e/%2e%2e/x' },\n};\n" },
      'site.config.ts:2',
    ],
    [
      'the tags’ path',
      { 'site.config.ts': "export default {\n  docs: { tagsBasePath: '../../../x' },\n};\n" },
      'site.config.ts:2',
    ],
    [
      'a tag',
      {
        'content/docs/a.mdx':
          "---\ntitle: A\ntags: [{ label: T, permalink: '%2e%2e/%2e%2e/%2e%2e/x' }]\n---\n\nText.\n",
      },
      'content/docs/a.mdx:3',
    ],
    ['a slug with NUL', { 'content/docs/a.mdx': slug('a\0b') }, 'content/docs/a.mdx:3'],
    ['half a character', { 'content/docs/a.mdx': slug('a\ud800b') }, 'content/docs/a.mdx:3'],
    ['300 characters', { 'content/docs/a.mdx': slug('x'.repeat(300)) }, 'content/docs/a.mdx:3'],
  ])('for %s', async (_, files, place) => {
    const { code, err, beside } = await buildDeep(files as Record<string, string>);
    expect(beside).toEqual([]);
    expect(err).toContain(`error: ${place}`);
    expect(err).not.toMatch(/^\s+at /m);
    expect(code).toBe(1);
  });

  it('nor for a source that plans a page outside', async () => {
    const { code, err, beside } = await buildDeep({
      'site.config.ts': `import { defineSite, defineSource, docsSource, planTextPage } from '@gruntwork-docs/engine';
const own = defineSource({
  name: 'own',
  load: async () => ({ hash: 'x' }),
  plan: (_, context) => ({ pages: [planTextPage({ file: 'own.md', text: 'x', route: '/%2e%2e/%2e%2e/x', title: 'X' }, context)] }),
  outputs: () => new Map([['/../../y.txt', { key: 'x', render: () => 'x' }]]),
});
export default defineSite({ sources: [docsSource, own] });
`,
    });
    expect(beside).toEqual([]);
    expect(err).toContain('error: own.md\n  page `own.md` cannot be published at `/%2e%2e/%2e%2e/x`');
    expect(code).toBe(1);
  });

  it('nor for a source that makes a file outside', async () => {
    const { code, err, beside } = await buildDeep({
      'site.config.ts': `import { defineSite, defineSource, docsSource } from '@gruntwork-docs/engine';
const own = defineSource({
  name: 'own',
  load: async () => ({ hash: 'x' }),
  outputs: () => new Map([['/../../y.txt', { key: 'x', render: () => 'x' }]]),
});
export default defineSite({ sources: [docsSource, own] });
`,
    });
    expect(beside).toEqual([]);
    expect(err).toContain('error: `../../y.txt` is no file below');
    expect(code).toBe(1);
  });
});
