import { readdir } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createSite, page, run, type SiteFixture } from './site-fixture.ts';

/** A whole search backend: a list of titles that is published, a page that shows what is found in it, a button, and a service that scripts may ask. */
const FILES = {
  'search/titles.ts': `
export const titles = {
  client: './search/client.ts',
  slots: { SearchButton: './search/components.tsx', SearchPage: './search/components.tsx' },
  styles: ['./search/titles.css'],
  createView: ({ config }) => ({ url: config.baseUrl + 'find', file: config.baseUrl + 'titles.txt' }),
  describePage: () => ({ route: '/find', title: 'Find', props: { label: 'Title' } }),
  listOrigins: () => ['https://search.example'],
  async createOutputs({ plans }) {
    const text = plans.map(({ view }) => view.title + '\\t' + view.url).join('\\n');
    return new Map([['titles.txt', { type: 'text', text, key: text }]]);
  },
};`,
  'search/components.tsx': `
export const SearchButton = ({ url }) => <a className="find" href={url}>Find</a>;
export const SearchPage = ({ label }) => <form data-find=""><input name="q" aria-label={label} /><output /></form>;`,
  'search/client.ts': `
export function start({ search }) {
  document.addEventListener('input', async ({ target }) => {
    const form = target.closest('[data-find]');
    if (form === null) return;
    const titles = (await (await fetch(search.file)).text()).split('\\n');
    form.querySelector('output').textContent = titles.filter((title) => title.includes(target.value)).join(', ');
  });
}`,
  'search/titles.css': '.find { color: rebeccapurple; }',
  'site.config.ts': `
import { defineSite } from '@gruntwork-docs/engine';
import { titles } from './search/titles.ts';
export default defineSite({ title: 'Own', search: titles });`,
};

describe('a search of the site’s own', () => {
  let site: SiteFixture;
  beforeAll(async () => {
    site = await createSite({ ...FILES, 'content/docs/index.md': page('Start') });
    expect((await site.build()).err).toBe('');
  });
  afterAll(() => site.delete());

  it('publishes its files, and no others are there', async () => {
    expect((await site.read('titles.txt')).split('\n')).toContain('Start\t/docs/');
    const files = await site.list();
    expect(files.filter((file) => /opensearch|^search/.test(file))).toEqual([]);
  });

  it('shows its components in the slots of the theme', async () => {
    expect(await site.read('docs/index.html')).toContain('<a class="find" href="/find">Find</a>');
    const html = await site.read('find.html');
    expect(html).toContain('<form data-find=""><input aria-label="Title" name="q"/><output></output></form>');
    expect(html).toContain('"search":{"url":"/find","file":"/titles.txt"}');
  });

  it('is started by every page, in place of any other search, and brings its styles', async () => {
    const assets = (await site.list()).filter((file) => file.startsWith('assets/'));
    const read = async (name: RegExp): Promise<string> =>
      (await Promise.all(assets.filter((file) => name.test(file)).map((file) => site.read(file)))).join('\n');
    expect(await read(/entry\.client-.*\.js$/)).toContain('[data-find]');
    expect(await read(/\.js$/)).not.toContain('data-search-open');
    expect(await read(/\.css$/)).toContain('.find{color:');
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

describe('a search whose files are made in a thread', () => {
  /** Tells what it knows and where it was made. What a function needs is in it: a thread loads the config anew. */
  const createConfig = (code: string): string => `
import { isMainThread } from 'node:worker_threads';
import { defineSite } from '@gruntwork-docs/engine';

const titles = {
  createView: () => undefined,
  describePage: () => undefined,
  listOrigins: () => [],
  indexesInThread: true,
  async createOutputs({ plans, bodies, config }) {
    ${code}
    const known = plans.map(({ key, view, body }) => [view.title, body.type, typeof bodies.get(key)?.bodyKey].join());
    const text = [config.title, isMainThread ? 'here' : 'in a thread', ...known].join('\\n');
    return new Map([['deep/titles.txt', { type: 'text', text, key: text }]]);
  },
};

export default defineSite({ title: 'Own', search: titles, onBrokenLinks: 'throw' });
`;
  let site: SiteFixture;
  beforeAll(async () => {
    site = await createSite(
      { 'site.config.ts': createConfig(''), 'content/docs/index.md': page('Start') },
      run,
    );
  });
  afterEach(() => {
    delete process.env.GRUNTWORK_DOCS_PAGE_SECONDS;
  });
  afterAll(() => site.delete());
  let edits = 0;
  /** Writes the config, and another text: a thread that has made a page knows the search. */
  const change = (config: string, files: Readonly<Record<string, string>> = {}): Promise<void> =>
    site.write({
      'site.config.ts': config,
      'content/docs/index.md': page('Start', `Text ${edits++}.`),
      ...files,
    });
  const readTitles = async (): Promise<string[]> => (await site.read('deep/titles.txt')).split('\n');

  it('publishes them, again where nothing of them has changed', async () => {
    expect(await site.build()).toMatchObject({ code: 0, err: '' });
    expect(await readTitles()).toEqual(expect.arrayContaining(['Own', 'in a thread', 'Start,doc,string']));
    await site.write({ 'content/docs/index.md': page('Start', 'Another text.') });
    expect(await site.build()).toMatchObject({ code: 0, err: '' });
    expect(await readTitles()).toContain('in a thread');
    await site.write({ 'content/docs/more.md': page('More') });
    expect(await site.build()).toMatchObject({ code: 0, err: '' });
    expect(await readTitles()).toContain('More,doc,string');
  });

  it('has them made by the main thread where another one fails, ends, or is not there', async () => {
    for (const fault of ["throw new Error('not here')", 'process.exit(3)']) {
      await change(createConfig(`if (!isMainThread) ${fault};`));
      expect(await site.build()).toMatchObject({ code: 0, err: '' });
      expect(await readTitles()).toContain('here');
    }
    // Nothing is made anew but what search has: no thread knows the config.
    await site.write({ 'static/more.txt': 'More' });
    expect(await site.build()).toMatchObject({ code: 0, err: '' });
    expect(await readTitles()).toContain('here');
  });

  it('has them made by the main thread where another one does not come to an end', async () => {
    process.env.GRUNTWORK_DOCS_PAGE_SECONDS = '6';
    await change(createConfig('if (!isMainThread) while (true);'));
    expect(await site.build()).toMatchObject({ code: 0, err: '' });
    expect(await readTitles()).toContain('here');
  });

  it('has them made by the main thread where the config holds what cannot be sent', async () => {
    await change(createConfig('').replace('const titles = {', '$& settings: { rank: () => 1 },'));
    expect(await site.build()).toMatchObject({ code: 0, err: '' });
    expect(await readTitles()).toContain('here');
  });

  it('fails with what is wrong, and leaves what is published as it was', async () => {
    await change(createConfig("throw new Error('no titles today');"));
    const { code, err } = await site.build();
    expect(code).not.toBe(0);
    expect(err).toContain('no titles today');
    expect(await readTitles()).toContain('here');
  });

  it('fails by name where a file stands in the place of a folder that a thread has written to', async () => {
    const name = 'static/deep';
    // The main thread waits until the other one has written.
    const wait =
      '{ if (isMainThread) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500); return []; }';
    await change(createConfig('').replace('listOrigins: () => []', `listOrigins: () => ${wait}`), {
      [name]: 'A file',
    });
    const { code, err } = await site.build();
    expect(code).not.toBe(0);
    expect(err).toContain('`static/deep` is published as a file, `deep`, that `search` needs as a folder');
    expect(await readTitles()).toContain('here');
    await site.remove(name);
  });

  it('leaves nothing of a build that fails meanwhile, and does not wait for it', async () => {
    const config = createConfig(`
      if (isMainThread) console.log('made in the main thread');
      else await new Promise(() => setInterval(() => 0, 1000));`);
    await change(config, { 'static/docs/index.html': 'Another start' });
    const { code, err, out } = await site.build();
    expect(code).not.toBe(0);
    expect(err).toContain('are both published as');
    // The main thread does not begin with it either.
    expect(out).not.toContain('made in the main thread');
    expect(await readTitles()).toContain('here');
    expect(await readdir(site.out)).toEqual(expect.not.arrayContaining([expect.stringContaining('staging')]));
  });
});
