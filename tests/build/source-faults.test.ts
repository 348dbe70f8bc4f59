import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createSite, page, type SiteFixture } from './site-fixture.ts';

const sites: SiteFixture[] = [];
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.delete()));
});

async function fail(files: Record<string, string>): Promise<string> {
  const site = await createSite({ 'content/docs/index.mdx': page('Home'), ...files });
  sites.push(site);
  const { code, err } = await site.build();
  expect(err).not.toContain('    at ');
  expect(code).toBe(1);
  return err;
}

it.each([
  [
    'a pattern of the navbar that is none',
    {
      'site.config.ts':
        "export default {\n  navbar: { items: [{ label: 'A', to: '/docs/', activeBaseRegex: '(' }] },\n};\n",
    },
    'site.config.ts:2',
    'is not a regular expression',
  ],
  [
    'a sidebar item of no known type',
    {
      'content/sidebars.ts':
        "export default {\n  docs: [\n    { type: 'folder', label: 'Mine' },\n  ],\n};\n",
    },
    'content/sidebars.ts:3',
    'sidebar item `docs.0`',
  ],
  [
    'a category that holds itself',
    {
      'content/sidebars.ts':
        "const all = { type: 'category',\n  label: 'All', items: [] };\nall.items.push(all);\nexport default { docs: [all] };\n",
    },
    'content/sidebars.ts:2',
    'sidebar category `All` holds itself',
  ],
  [
    'an alias that names nothing',
    { 'content/docs/a.mdx': '---\ntitle: A\nkeywords: *none\n---\n\nText.\n' },
    'content/docs/a.mdx:3',
    'none',
  ],
  [
    'aliases of aliases',
    {
      'content/data/glossary.yaml': [
        '- &a [x, x, x, x, x, x, x, x, x, x]',
        '- &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]',
        '- &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]',
        '- [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c]',
      ].join('\n'),
    },
    'content/data/glossary.yaml:4',
    'Excessive alias count',
  ],
  [
    'a day that is not in the calendar',
    { 'content/docs/a.mdx': '---\ntitle: A\nlast_update: { date: 2024-02-31 }\n---\n\nText.\n' },
    'content/docs/a.mdx:3',
    'is not a date',
  ],
])('tells where %s is', async (_, files, place, message) => {
  const err = await fail(files);
  expect(err).toContain(place);
  expect(err).toContain(message);
});

it('says that a shallow clone does not know when pages were changed', async () => {
  const site = await createSite({ 'content/docs/index.mdx': page('Home') });
  sites.push(site);
  const git = (...args: string[]): void => {
    const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
    execFileSync('git', ['-C', site.dir, ...who, ...args], { stdio: 'ignore' });
  };
  git('init');
  git('add', '.');
  git('commit', '-m', 'One');
  git('commit', '--allow-empty', '-m', 'Two');
  const clone = path.join(site.dir, 'clone');
  git('clone', '--depth', '1', `file://${site.dir}`, clone);
  expect((await site.build('--site', clone, '--out', path.join(site.dir, 'out'))).out).toContain(
    'the clone is shallow',
  );
});
