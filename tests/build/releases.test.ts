import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { BUCKET, build, create, deleteSites, HTML, SERVICE } from './reference-fixture.ts';

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
    expect(newest).toMatch(/<code>bucket_name<\/code>: The input is gone\./);
    expect(await site.read('docs/reference/releases/v1-2-0.html')).toContain('<code>old_name</code>');
    const list = await site.read('docs/reference/releases.html');
    expect(list.indexOf('v1.2.0 to v1.2.3')).toBeLessThan(list.indexOf('v1.1.0 to v1.2.0'));
    expect(list).toContain('href="/docs/reference/releases/v1-2-3"');
    const anchor = '/docs/reference/releases/v1-2-3#services-data-storage-bucket';
    expect(await site.read(HTML)).toContain(`<a href="${anchor}">Changes in this release</a>`);
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
