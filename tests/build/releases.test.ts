import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { BUCKET, build, create, deleteSites, HTML, SERVICE } from './reference-fixture.ts';
import { page, run } from './site-fixture.ts';

afterEach(deleteSites);

/** The data of a release in which the service had another input and no rules. */
const release = (version: string, name: string): string =>
  JSON.stringify({
    version,
    modules: [
      {
        path: 'services/data-storage/bucket',
        name: 'bucket',
        variables: [{ name, type: 'string', description: 'The name of the bucket, for example `logs`.' }],
        outputs: [{ name: 'name', value: 'aws_s3_bucket.this.bucket' }],
        requiredVersions: [],
        requiredProviders: [],
        resources: ['managed aws_s3_bucket this aws'],
        moduleCalls: [{ name: 'key', source: '../../../modules/key' }],
        moved: [],
      },
    ],
  });
const RELEASES = {
  'catalog/releases/v1.1.0.json': release('v1.1.0', 'old_name'),
  'catalog/releases/v1.2.0.json': release('v1.2.0', 'bucket_name'),
};

describe('pages of releases', () => {
  it('say what each changed against the one before, and the newest is the catalog itself', async () => {
    const site = await create(RELEASES);
    await build(site);
    const newest = await site.read('docs/reference/releases/v1-2-3.html');
    expect(newest).toContain('<h1>Changes from v1.2.0 to v1.2.3</h1>');
    expect(newest).toContain('id="services-data-storage-bucket"');
    expect(newest).toContain('href="/docs/reference/services/data-storage/bucket"');
    expect(newest).toMatch(/Input <code>bucket_name<\/code> <span class="mark mark-breaking">/);
    expect(newest).toContain('<span class="line add">+ name = …</span>');
    expect(await site.read('docs/reference/releases/v1-2-0.html')).toContain('<code>old_name</code>');
  });

  it('compare any two of them, and each module shows what differs since then', async () => {
    const site = await create({
      ...RELEASES,
      'content/docs/guide.mdx': page(
        'Guide',
        '<ReleaseChanges from="v1.1.0" to="v1.2.3" module="services/data-storage/bucket" />',
      ),
    });
    await build(site);
    const wide = '/docs/reference/releases/v1-1-0-to-v1-2-3';
    expect(await site.read(`${wide.slice(1)}.html`)).toContain('<code>old_name</code>');
    const list = await site.read('docs/reference/releases.html');
    expect(list).toContain(`<a href="${wide}" data-from="v1.1.0" data-to="v1.2.3"`);
    const html = await site.read(HTML);
    expect(html).toContain('<a href="#since-v1-1-0">v1.1.0</a>');
    expect(html).toMatch(/<details id="since-v1-1-0"[^>]*><summary>Since v1\.1\.0/);
    expect(html).toContain(`href="${wide}#services-data-storage-bucket"`);
    expect(await site.read('docs/guide.html')).toContain('<code>old_name</code>');
  });

  it('are an error with the place where a page names a release that is not there', async () => {
    const guide = page('Guide', '<ReleaseChanges from="v1.0.0" to="v1.2.3" />');
    const site = await create({ ...RELEASES, 'content/docs/guide.mdx': guide });
    const { err } = await run(['build', '--site', site.dir]);
    expect(err).toContain('there is no comparison of `v1.0.0` with `v1.2.3`');
    expect(err).toContain('Name two of these, the older one first: v1.1.0, v1.2.0, v1.2.3.');
  });

  it('are no services in the list of these, and follow the source', async () => {
    const site = await create(RELEASES);
    await build(site);
    expect(await site.read('docs/reference/services.html')).not.toContain('Changes from');
    const more = `${BUCKET}\nvariable "late" {\n  type = string\n  default = null\n}\n`;
    await writeFile(path.join(site.dir, SERVICE, 'main.tf'), more);
    await build(site);
    expect(await site.read('docs/reference/releases/v1-2-3.html')).toContain('<code>late</code>');
  });

  it('work below a base URL', async () => {
    const config = "export default { title: 'T', baseUrl: '/sub/', search: { provider: 'none' } };\n";
    const site = await create({ ...RELEASES, 'site.config.ts': config });
    await build(site);
    const newest = await site.read('docs/reference/releases/v1-2-3.html');
    expect(newest).toContain('href="/sub/docs/reference/services/data-storage/bucket"');
  });

  it('are not there without data of releases', async () => {
    const site = await create();
    await build(site);
    await expect(site.read('docs/reference/releases.html')).rejects.toThrow();
  });
});
