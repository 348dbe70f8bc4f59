import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSite } from '#engine/node/pipeline/site/load-site.ts';
import { createCompleteModel } from '#engine/node/plan/complete-model.ts';
import type { SiteModel } from '#engine/node/plan/site-model.ts';
import type { Doc } from '#engine/node/read/content/doc.ts';
import { resolveVersions } from '#engine/node/read/versions/resolve-versions.ts';
import { type SiteConfigInput, siteConfigSchema } from '#engine/shared/site-config.ts';
import type { VersionRecord } from '#engine/shared/version-view.ts';
import { createSite, page, type SiteFixture } from './site-fixture.ts';

const resolve = (docs: NonNullable<SiteConfigInput['docs']>, released: readonly string[]) =>
  resolveVersions(siteConfigSchema.parse({ docs }), released).map(
    ({ name, label, isLast, path, banner }) => `${name} ${label} ${isLast} ${path} ${banner}`,
  );

describe('the versions of a site', () => {
  // Spec: entities/docs-version-name-label
  it('are the current one alone, labelled Next, at the root', () => {
    expect(resolve({}, [])).toEqual(['current Next true /docs none']);
  });

  it('are ordered by their numbers where the config says nothing', () => {
    expect(resolve({}, ['9.0', '10.0'])).toEqual([
      'current Next false /docs/next unreleased',
      '10.0 10.0 true /docs none',
      '9.0 9.0 false /docs/9.0 unmaintained',
    ]);
  });

  it('are ordered, labelled and marked as the config says', () => {
    const versions = [
      { name: 'beta' },
      { name: 'current', label: 'Main' },
      { name: '1', banner: 'none' as const },
    ];
    expect(resolve({ versions, lastVersion: 'current' }, ['1', 'beta'])).toEqual([
      'beta beta false /docs/beta unreleased',
      'current Main true /docs none',
      '1 1 false /docs/1 none',
    ]);
  });

  it('may lie at the root of the site', () => {
    expect(resolve({ routeBasePath: '' }, ['1'])).toEqual([
      'current Next false /next unreleased',
      '1 1 true  none',
    ]);
  });

  it('are not configured twice', () => {
    expect(() => resolve({ versions: [{ name: '1' }, { name: '1' }] }, ['1'])).toThrow(
      'docs version `1` is configured twice',
    );
  });
});

describe('the record of a version', () => {
  let site: SiteFixture;

  beforeAll(async () => {
    site = await createSite({
      'content/docs/start.mdx': page('Start'),
      'content/docs/more.mdx': page('More'),
      'content/docs/loose.mdx': page('Loose'),
      'content/sidebars.ts': "export default { main: ['start', 'more'] };\n",
    });
  });

  afterAll(() => site.delete());

  async function model(change: (doc: Doc) => Doc = (doc) => doc): Promise<SiteModel> {
    const loaded = await loadSite(site.dir, { includeDrafts: false });
    const { sidebars, docs } = loaded;
    const { config } = loaded.config;
    return createCompleteModel(loaded, {
      config,
      texts: loaded.config.theme.texts,
      search: loaded.config.search,
      docs: docs.map(change),
      sidebars,
      lastUpdated: new Map(),
      staticFiles: new Set(),
    });
  }

  const readRecords = async (): Promise<readonly VersionRecord[] | undefined> => (await model()).versions;

  // Spec: entities/docs-version-name-label
  it('names its main document and lists all with their paths and sidebars', async () => {
    expect(await readRecords()).toEqual([
      {
        name: 'current',
        label: 'Next',
        isLast: true,
        path: '/docs',
        mainDocId: 'start',
        docs: [
          { id: 'loose', path: '/docs/loose' },
          { id: 'more', path: '/docs/more', sidebar: 'main' },
          { id: 'start', path: '/docs/start', sidebar: 'main' },
        ],
      },
    ]);
  });

  it('is there for each version', async () => {
    await site.write({ 'content/versions/1.0/docs/old.mdx': page('Old') });
    const records = await readRecords();
    expect(records?.map(({ name, isLast, path, mainDocId }) => [name, isLast, path, mainDocId])).toEqual([
      ['current', false, '/docs/next', 'start'],
      ['1.0', true, '/docs', 'old'],
    ]);
  });

  it('shows a document with the sidebar that it asks for, in a version beside the last one too', async () => {
    await site.write({
      'content/sidebars.ts': "export default { main: ['start', 'more'], other: ['loose', 'start'] };\n",
      'content/versions/1.0/docs/old.mdx': page('Old'),
    });
    const { pages } = await model((doc) => (doc.id === 'start' ? { ...doc, sidebar: 'other' } : doc));
    const start = pages.find(({ route }) => route === '/docs/next/start');
    expect(start?.view.sidebar?.name).toBe('other-current');
    expect(start?.view.previous?.label).toBe('Loose');
  });
});
