import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { BUCKET, build, create, deleteSites, fail, KEY, SERVICE } from './reference-fixture.ts';
import { page } from './site-fixture.ts';

afterEach(deleteSites);

describe('a broken catalog', () => {
  it('stops the build with file, line and column of all faults and publishes nothing', async () => {
    const site = await create({
      'catalog/modules/key/main.tf': KEY.replace('type        = string', 'type        = strng'),
      [`${SERVICE}/main.tf`]: `${BUCKET}\nvariable "x" {\n  default = [1\n`,
    });
    const err = await fail(site);
    expect(err).toContain('catalog/modules/key/main.tf:3:17\n  `strng` is not a type');
    expect(err).toMatch(/catalog\/services\/data-storage\/bucket\/main\.tf:\d+:\d+\n/);
  });

  it('with modules that call each other in a circle is refused', async () => {
    const site = await create({
      'catalog/modules/key/main.tf': `${KEY}\nmodule "again" {\n  source = "../ring"\n}\n`,
      'catalog/modules/ring/main.tf': 'module "key" {\n  source = "../key"\n  name   = "a"\n}\n',
    });
    const err = await fail(site);
    expect(err).toContain(
      'Modules call each other in a circle: `modules/key` → `modules/ring` → `modules/key`',
    );
    expect(err).toMatch(/catalog\/modules\/(?:key|ring)\/main\.tf:\d+:\d+/);
  });

  it('with a call that lacks an input or leads nowhere is refused', async () => {
    const site = await create({
      'catalog/modules/a/main.tf':
        'module "key" {\n  source = "../key"\n}\nmodule "no" {\n  source = "../none"\n}\n',
    });
    const err = await fail(site);
    expect(err).toContain(
      'catalog/modules/a/main.tf:1:1\n  The call of `modules/key` lacks the required input `name`',
    );
    expect(err).toContain('catalog/modules/a/main.tf:4:1\n  There is no module at `modules/none`');
  });

  it('with a loop of links is read once', async () => {
    const site = await create();
    await symlink('..', path.join(site.dir, SERVICE, 'loop'));
    await symlink('self', path.join(site.dir, 'catalog/modules/self'));
    await build(site);
    expect((await site.list()).filter((file) => file.endsWith('bucket.html'))).toHaveLength(1);
  });

  it('without a version says what to write', async () => {
    const site = await create({ 'catalog/version': 'latest\n' });
    expect(await fail(site)).toContain('catalog/version\n  `latest` is not a release');
  });
});

describe('samples', () => {
  it('that do not hold fail the build, grouped by page with their lines', async () => {
    const site = await create({
      'content/docs/a.mdx': page('A', '```hcl\nvariable "a" {\n```\n\n```json\n{ "a": }\n```'),
      'content/docs/b.mdx': page('B', '```yaml\na: [1\n```\n\n```hcl unchecked="not whole"\nx {{\n```'),
    });
    const err = await fail(site);
    expect(err).toContain('3 faulty samples on 2 pages');
    expect(err).toMatch(/content\/docs\/a\.mdx:\d+ {2}hcl: /);
    expect(err).toContain('content/docs/a.mdx:11  json: ');
    expect(err).toMatch(/content\/docs\/b\.mdx:\d+ {2}yaml: /);
    await site.write({
      'content/docs/a.mdx': page('A'),
      'content/docs/b.mdx': page('B', '```hcl unchecked="x"\n{{\n```'),
    });
    expect(await build(site)).toContain('1 sample checked (1 unchecked)');
  });

  it('of Kubernetes must fit the schema of their kind', async () => {
    const manifest = (field: string): string =>
      page('A', `\`\`\`yaml\napiVersion: v1\nkind: Namespace\n${field}: { name: a }\n\`\`\``);
    const site = await create({ 'content/docs/a.mdx': manifest('metdata') });
    expect(await fail(site)).toContain(
      'content/docs/a.mdx:9  yaml: `metdata` is not a field of Namespace; did you mean `metadata`?',
    );
    await site.write({ 'content/docs/a.mdx': manifest('metadata') });
    expect(await build(site)).toContain('2 samples checked');
  });
});

describe('a glossary that is wrong', () => {
  it('names the line of a faulty entry', async () => {
    const site = await create({
      'content/data/glossary.yaml':
        '- id: a\n  term: A\n  definition: X.\n- id: B c\n  term: B\n  definition: Y.\n',
    });
    expect(await fail(site)).toContain(
      'error: content/data/glossary.yaml:4\n  glossary `1.id`: must be lower-case words with hyphens\n',
    );
  });

  it('names a term that a page uses and nobody defined', async () => {
    const site = await create({ 'content/docs/a.mdx': page('A', 'A <Term id="vcp">VPC</Term>.') });
    expect(await fail(site)).toContain('error: content/docs/a.mdx:6:9\n  the glossary has no term `vcp`\n');
  });
});
