import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSite, page, type SiteFixture } from './site-fixture.ts';

/** A search of a site's own: one list of titles, and a service that it may ask. */
const CONFIG = `
import { defineSite } from '@gruntwork-docs/engine';

const titles = {
  createView: () => ({ provider: 'none', contextualSearch: true, url: '/find', version: '' }),
  describePage: () => undefined,
  listOrigins: () => ['https://search.example'],
  async createOutputs({ plans }) {
    const text = plans.map(({ view }) => view.title).join('\\n');
    return new Map([['titles.txt', { type: 'text', text, key: text }]]);
  },
};

export default defineSite({ title: 'Own', search: titles });
`;

describe('a search of the site’s own', () => {
  let site: SiteFixture;
  beforeAll(async () => {
    site = await createSite({ 'site.config.ts': CONFIG, 'content/docs/index.md': page('Start') });
    expect((await site.build()).err).toBe('');
  });
  afterAll(() => site.delete());

  it('publishes its files, and no others are there', async () => {
    expect((await site.read('titles.txt')).split('\n')).toContain('Start');
    const files = await site.list();
    expect(files.filter((file) => /opensearch|^search/.test(file))).toEqual([]);
  });

  it('may be talked to by scripts', async () => {
    expect(await site.read('docs/index.html')).toContain("connect-src 'self' https://search.example");
  });

  it('may be that of the package with other settings', async () => {
    await site.write({
      'site.config.ts': `import { siteSearch } from '@gruntwork-docs/search';
export default { search: siteSearch({ synonyms: [['start', 'begin']] }) };`,
    });
    expect((await site.build()).err).toBe('');
    expect((await site.list()).some((file) => file.startsWith('search'))).toBe(true);
  });

  it('has settings that are checked with the rest of the config', async () => {
    await site.write({
      'site.config.ts': `import { siteSearch } from '@gruntwork-docs/search';
export default {
  search: siteSearch({ provider: 'google' }),
};`,
    });
    expect((await site.build()).err).toContain('config `search.provider`');
  });
});
