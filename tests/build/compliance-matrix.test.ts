import { afterEach, describe, expect, it } from 'vitest';
import { build, create, deleteSites, fail, HTML } from './reference-fixture.ts';
import { page } from './site-fixture.ts';

afterEach(deleteSites);

describe('the compliance matrix', () => {
  const data = (input: string): string => `benchmark: Benchmark
versions: ['1.0']
sections: [Storage]
recommendations:
  - id: names
    title: Names are long
    section: Storage
    numbers: { '1.0': '2.1' }
    level: 1
    note: The bucket refuses short ones.
    modules:
      - path: services/data-storage/bucket
        inputs: [${input}]
`;
  const withGuide = (guide: string): string =>
    data('name').replace('    modules:\n', `    guide: ${guide}\n    modules:\n`);
  const matrix = { 'content/docs/matrix.mdx': page('Matrix', '<ComplianceMatrix />') };

  it('links recommendations and services, and lies beside the pages as CSV and JSON', async () => {
    const site = await create({ ...matrix, 'content/data/compliance.yaml': data('name') });
    await build(site);
    const html = await site.read('docs/matrix.html');
    expect(html).toContain('id="control-names"');
    expect(html).toContain('href="/docs/reference/services/data-storage/bucket#input-name"');
    expect(await site.read(HTML)).toContain('href="/docs/matrix#control-names"');
    expect(await site.read('docs/reference/compliance.csv')).toContain(
      'Benchmark,1.0,2.1,1,Storage,Names are long',
    );
    expect(JSON.parse(await site.read('docs/reference/compliance.json')).recommendations).toHaveLength(1);
  });

  it('names and links the page that explains a recommendation', async () => {
    const site = await create({ ...matrix, 'content/data/compliance.yaml': withGuide('/docs#text') });
    await site.write({ 'content/docs/index.mdx': page('All about names', '## Text') });
    await build(site);
    expect(await site.read('docs/matrix.html')).toContain('Guide: <a href="/docs/#text">All about names</a>');
    expect(await site.read('docs/reference/compliance.csv')).toContain(
      ',The bucket refuses short ones.,http://localhost:3000/docs/#text\r\n',
    );
    await site.write({ 'content/docs/index.mdx': page('About names', '## Text') });
    await build(site);
    expect(await site.read('docs/matrix.html')).toContain('>About names</a>');
  });

  it('that names a page or an anchor that does not exist fails the build', async () => {
    const site = await create({ ...matrix, 'content/data/compliance.yaml': withGuide('/docs/matrx') });
    const err = await fail(site);
    expect(err).toContain('content/data/compliance.yaml:11\n  page `/docs/matrx` does not exist');
    expect(err).toContain('Did you mean `/docs/matrix`?');
    await site.write({ 'content/data/compliance.yaml': withGuide('/docs#nowhere') });
    expect(await fail(site)).toContain('`/docs/#nowhere` names an anchor that `/docs/` does not have');
  });

  it('that names an input that does not exist fails the build with the line', async () => {
    const site = await create({ ...matrix, 'content/data/compliance.yaml': data('nam') });
    expect(await fail(site)).toContain(
      'content/data/compliance.yaml:13\n  input of `services/data-storage/bucket` `nam` does not exist',
    );
  });
});
