import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSite, type SiteFixture } from './site-fixture.ts';

/** A source of a site's own: architecture decision records with an index page and a feed. */
const CONFIG = `
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { BuildError, defineSite, defineSource, docsSource, planTextPage, withBase } from '@gruntwork-docs/engine';

const FOLDER = 'decisions';

const decisions = defineSource({
  name: 'decisions',
  watch: [FOLDER],
  async load({ siteDir }) {
    const names = (await readdir(path.join(siteDir, FOLDER)).catch(() => [])).sort();
    if (names.length === 0) return undefined;
    const records = await Promise.all(names.map(async (name) => {
      const file = FOLDER + '/' + name;
      const text = await readFile(path.join(siteDir, file), 'utf8');
      const title = /^# (.+)$/m.exec(text)?.[1];
      if (title === undefined) throw new BuildError('a decision needs a title', { file, hint: 'Begin it with \`# Title\`.' });
      return { file, text, title, route: '/decisions/' + name.replace(/\\.md$/, '') };
    }));
    return {
      hash: JSON.stringify(records),
      records,
      fileRoutes: new Map(records.map(({ file, route }) => [file, route])),
    };
  },
  plan({ records }, context) {
    const list = records.map(({ title, file }) => '- [' + title + '](' + path.basename(file) + ')').join('\\n');
    const index = { file: FOLDER + '/index.md', text: list, isMade: true, route: '/decisions/', title: 'Decisions' };
    return {
      pages: [...records, index].map((page) => planTextPage(page, context)),
      landings: [{ label: 'Decisions', url: context.toUrl('/decisions/') }],
      feeds: [{ type: 'application/feed+json', title: 'Decisions', url: context.toUrl('/decisions/feed.json') }],
    };
  },
  check({ records }, { env }) {
    return records.flatMap(({ file, text }) => {
      const [, follows] = /^Follows: (.+)$/m.exec(text) ?? [];
      const lines = text.split('\\n');
      return follows === undefined || env.routes.has(follows)
        ? []
        : [{ kind: 'data', page: file, line: lines.indexOf('Follows: ' + follows) + 1, message: '\`' + follows + '\` is no decision' }];
    });
  },
  outputs({ records, hash }, { config }) {
    const items = records.map(({ title, route }) => ({ id: config.url + withBase(config.baseUrl, route), title }));
    return new Map([['/decisions/feed.json', { key: hash, render: () => JSON.stringify({ items }) }]]);
  },
});

export default defineSite({ title: 'Records', url: 'https://records.example', sources: [docsSource, decisions] });
`;

describe('a source of the site’s own', () => {
  let site: SiteFixture;
  beforeAll(async () => {
    site = await createSite({
      'site.config.ts': CONFIG,
      'content/docs/index.md': '# Docs\n\nSee [the first decision](/decisions/0001-use-postgres#why).',
      'decisions/0001-use-postgres.md': '# Use PostgreSQL\n\n## Why\n\nIt is known here.',
      'decisions/0002-use-queues.md': '# Use queues\n\nFollows [the first](./0001-use-postgres.md).',
    });
    expect((await site.build()).code).toBe(0);
  });
  afterAll(() => site.delete());

  it('makes pages, which link to each other by their files', async () => {
    expect(await site.read('decisions/0001-use-postgres.html')).toContain('It is known here.');
    expect(await site.read('decisions/0002-use-queues.html')).toContain(
      'href="/decisions/0001-use-postgres"',
    );
  });

  it('makes an index page of a text that no file holds', async () => {
    const html = await site.read('decisions/index.html');
    expect(html).toContain('href="/decisions/0002-use-queues"');
    expect(html).toMatch(/<h1[^>]*>Decisions<\/h1>/);
  });

  it('publishes a feed, which its pages and the home page announce', async () => {
    expect(JSON.parse(await site.read('decisions/feed.json'))).toMatchObject({
      items: [{ id: 'https://records.example/decisions/0001-use-postgres', title: 'Use PostgreSQL' }, {}],
    });
    for (const file of ['index.html', 'decisions/0001-use-postgres.html'])
      expect(await site.read(file)).toContain('href="/decisions/feed.json"');
    expect(await site.read('docs/index.html')).not.toContain('feed.json');
  });

  it('leaves out what the site does not list', async () => {
    await site.write({ 'content/blog/2026-01-01-post.md': '# Post\n\nText.' });
    expect((await site.build()).code).toBe(0);
    expect(await site.list()).not.toContain('blog/post.html');
  });

  it('is read again when one of its files changes', async () => {
    await site.write({ 'decisions/0002-use-queues.md': '# Use streams\n\nText.' });
    expect((await site.build()).out).toContain('2 compiled');
    expect(await site.read('decisions/index.html')).toContain('Use streams');
  });

  it('fails the build with what its check finds, once all pages are known', async () => {
    await site.write({ 'decisions/0002-use-queues.md': '# Use queues\n\nFollows: /decisions/0009' });
    const { code, err } = await site.build();
    expect(code).toBe(1);
    expect(err).toContain('1 fault in data on 1 page');
    expect(err).toContain('decisions/0002-use-queues.md:3  `/decisions/0009` is no decision');
    await site.write({ 'decisions/0002-use-queues.md': '# Use queues\n\nFollows: /docs' });
    expect((await site.build()).code).toBe(0);
  });

  it('tells of its errors as the engine does', async () => {
    await site.write({ 'decisions/0003.md': 'No title.' });
    const { code, err } = await site.build();
    expect(code).toBe(1);
    expect(err).toContain('decisions/0003.md');
    expect(err).toContain('a decision needs a title');
    expect(err).not.toContain('at load');
  });
});

describe('a list of sources', () => {
  it.each([
    ['that is none', 'sources: 1', 'config `sources` is not a list of sources'],
    ['with two of one name', 'sources: [docsSource, docsSource]', 'two sources with the name `docs`'],
  ])('%s is refused', async (_, line, message) => {
    const site = await createSite({
      'site.config.ts': `import { docsSource } from '@gruntwork-docs/engine';\nexport default { ${line} };`,
      'content/docs/index.md': '# Docs',
    });
    expect((await site.build()).err).toContain(message);
    await site.delete();
  });
});
