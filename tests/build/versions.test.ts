import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSite, page, type SiteFixture } from './site-fixture.ts';

const FIXTURE = path.join(import.meta.dirname, '../fixtures/versions-site');

let site: SiteFixture;

beforeAll(async () => {
  site = await createSite({});
  await cp(FIXTURE, site.dir, { recursive: true });
  const { code, err } = await site.build();
  expect(code, err).toBe(0);
});

afterAll(() => site.delete());

/** Text of a page without what repeats on every page's outside. */
async function readMain(file: string): Promise<string> {
  return /<main[\s\S]*<\/main>/.exec(await site.read(file))?.[0] ?? '';
}

describe('a site with released versions', () => {
  it('has the newest released one at the root, the current one at next, older ones under their names', async () => {
    const files = (await site.list()).filter((file) => file.endsWith('.html') && !file.includes('tags'));
    expect(files).toEqual([
      '404.html',
      'docs/1.0/guides/first.html',
      'docs/1.0/install.html',
      'docs/1.0/old.html',
      'docs/guides/first.html',
      'docs/install.html',
      'docs/next/guides/first.html',
      'docs/next/install.html',
      'docs/next/new.html',
      'index.html',
    ]);
    expect(await readMain('docs/install.html')).toContain('How 2.0 is installed.');
  });

  it('resolves links inside of a version', async () => {
    expect(await readMain('docs/next/install.html')).toContain(
      '<a href="/docs/next/guides/first">first guide',
    );
    expect(await readMain('docs/1.0/guides/first.html')).toContain(
      '<a href="/docs/1.0/install">installation',
    );
    expect(await readMain('docs/install.html')).toContain('<a href="/docs/guides/first">the root');
  });

  it('has sidebars for each version', async () => {
    const first = await site.read('docs/guides/first.html');
    expect(first).toContain('data-sidebar="main"');
    expect(first).toContain('Guides of 2');
    const next = await site.read('docs/next/guides/first.html');
    expect(next).toContain('data-sidebar="main-current"');
    expect(next).not.toContain('Guides of 2');
    expect(next).toContain('href="/docs/next/new"');
  });

  it('has tags for each version', async () => {
    expect(await readMain('docs/1.0/tags.html')).toContain('/docs/1.0/tags/legacy');
    expect(await readMain('docs/tags.html')).not.toContain('legacy');
    expect(await readMain('docs/next/tags/setup.html')).toContain('/docs/next/new');
  });

  it('says of other versions than the last one what they are, with the way to the last one', async () => {
    const banner = (html: string): string =>
      (/<div class="version-banner"[\s\S]*?<\/div><\/div>/.exec(html)?.[0] ?? '')
        .replace(/<svg[\s\S]*?<\/svg>/, '')
        .replace(/<\/p>/g, '\n')
        .replace(/<(?!a |\/a)[^>]+>/g, '');
    expect(banner(await site.read('docs/next/install.html'))).toBe(
      'This is unreleased documentation for Fixture Next version.\n' +
        'For up-to-date documentation, see the <a href="/docs/install" data-docs-version="2.0">latest version</a> (2.0 (stable)).\n',
    );
    expect(banner(await site.read('docs/1.0/old.html'))).toBe(
      'This is documentation for Fixture 1.0, which is no longer actively maintained.\n' +
        'For up-to-date documentation, see the <a href="/docs/install" data-docs-version="2.0">latest version</a> (2.0 (stable)).\n',
    );
    expect(await site.read('docs/install.html')).not.toContain('version-banner');
  });

  it('offers the same page of the other versions, else their main document', async () => {
    const choices = (html: string): string[] =>
      [...html.matchAll(/<a href="([^"]+)" data-docs-version="([^"]+)"(?! class)/g)]
        .slice(0, 3)
        .map(([, url, name]) => `${name} ${url}`);
    expect(choices(await site.read('docs/guides/first.html'))).toEqual([
      'current /docs/next/guides/first',
      '2.0 /docs/guides/first',
      '1.0 /docs/1.0/guides/first',
    ]);
    expect(choices(await site.read('docs/next/new.html'))).toEqual([
      'current /docs/next/new',
      '2.0 /docs/install',
      '1.0 /docs/1.0/guides/first',
    ]);
    expect(choices(await site.read('docs/next/tags/setup.html'))).toEqual([
      'current /docs/next/tags/setup',
      '2.0 /docs/tags/setup',
      '1.0 /docs/1.0/tags/setup',
    ]);
  });

  it('leads documents of the navbar to the version of the page, and to the last one that has them', async () => {
    const nav = async (file: string): Promise<string> =>
      /<nav class="nav"[\s\S]*?<\/nav>/.exec(await site.read(file))?.[0] ?? '';
    expect(await nav('docs/1.0/old.html')).toContain('href="/docs/1.0/install"');
    expect(await nav('docs/1.0/old.html')).toContain('href="/docs/next/new"');
    expect(await nav('docs/install.html')).toContain('href="/docs/install"');
  });

  it('keeps unreleased pages from search engines and puts older ones behind their successors', async () => {
    const sitemap = await site.read('sitemap.xml');
    const urls = [...sitemap.matchAll(/<loc>https:\/\/fixture\.test([^<]*)/g)].map(([, url]) => url);
    expect(urls).toEqual([
      '/',
      '/docs/1.0/old',
      '/docs/1.0/tags/legacy',
      '/docs/guides/first',
      '/docs/install',
      '/docs/tags',
      '/docs/tags/guides',
      '/docs/tags/setup',
    ]);
    expect(await site.read('docs/next/install.html')).toContain('<meta name="robots" content="noindex');
    expect(await site.read('docs/1.0/install.html')).toContain(
      '<link rel="canonical" href="https://fixture.test/docs/install"/>',
    );
    expect(await site.read('docs/1.0/old.html')).toContain(
      '<link rel="canonical" href="https://fixture.test/docs/1.0/old"/>',
    );
  });

  it('tells scripts the names of its versions', async () => {
    expect(await site.read('index.html')).toContain('"versions":["current","2.0","1.0"]');
  });

  it('makes only what changed', async () => {
    const { out } = await site.build();
    expect(out).toContain('nothing changed');
    const file = 'content/versions/1.0/docs/guides/first.mdx';
    await site.write({ [file]: (await readFile(path.join(FIXTURE, file), 'utf8')).replace('comes', 'came') });
    expect((await site.build()).out).toContain('1 compiled');
    expect(await readMain('docs/1.0/guides/first.html')).toContain('came before');
  });
});

describe('a wrong configuration of versions', () => {
  it('names a version that does not exist', async () => {
    const wrong = await createSite({
      'content/docs/a.mdx': page('A'),
      'content/versions/1.0/docs/a.mdx': page('A'),
      'site.config.ts': "export default { docs: { versions: [{ name: '1.O' }], lastVersion: '9' } };\n",
    });
    const { code, err } = await wrong.build();
    await wrong.delete();
    expect(code).toBe(1);
    expect(err).toContain('docs version `1.O` does not exist\n  Did you mean `1.0`?');
    expect(err).toContain(
      'docs version `9` does not exist\n  Put its documents into `content/versions/9/docs`',
    );
  });

  it('names a version without documents', async () => {
    const empty = await createSite({
      'content/docs/a.mdx': page('A'),
      'content/versions/1.0/sidebars.ts': 'export default {};\n',
    });
    const { code, err } = await empty.build();
    await empty.delete();
    expect(code).toBe(1);
    expect(err).toContain(
      'docs version `1.0` has no documents\n  Put documents into `content/versions/1.0/docs`',
    );
  });
});
