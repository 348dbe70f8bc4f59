import { symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { findSchemaFaults } from '#terraform/schema-check.ts';
import { copyProject } from './project-copy.ts';
import { createSite, page, run, type SiteFixture } from './site-fixture.ts';

const SERVICE = 'catalog/services/data-storage/bucket';
const SOURCE =
  'git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//services/data-storage/bucket';

const KEY = `variable "name" {
  description = "The name of the key."
  type        = string
}

resource "aws_kms_key" "this" {
  description = var.name
}

output "arn" {
  description = "The ARN of the key."
  value       = aws_kms_key.this.arn
}
`;

const BUCKET = `variable "name" {
  description = "The name of the bucket, for example \`logs\`."
  type        = string

  validation {
    condition     = length(var.name) > 2
    error_message = "The name is too short."
  }
}

variable "rules" {
  description = "Rules by name; see [S3](https://docs.aws.amazon.com/s3/) and <this>."
  type = map(object({
    # Days until an object goes.
    days = number
    # What the rule is about.
    filter = optional(object({
      prefix = optional(string, "logs/")
    }))
  }))
  default = {}
}

variable "token" {
  description = "A secret."
  type        = string
  default     = null
  sensitive   = true
}

module "key" {
  source = "../../../modules/key"

  name = var.name
}

resource "aws_s3_bucket" "this" {
  bucket = var.name
}

output "name" {
  description = "The name of the bucket."
  value       = aws_s3_bucket.this.bucket
}
`;

const FILES = {
  'content/docs/index.mdx': page(
    'Home',
    '[Bucket](/docs/reference/services/data-storage/bucket#input-rules.filter.prefix)',
  ),
  'content/docs/reference/modules.mdx': page('Module', '<ModuleLibrary />'),
  'content/docs/reference/services.mdx': page('Services', '<ServiceIndex />'),
  'content/sidebars.ts': `export default { services: ['reference/services', 'reference/modules', { type: 'category', label: 'Data', items: ['reference/services/data-storage/bucket'] }] };\n`,
  'site.config.ts': "export default { title: 'T', search: { provider: 'none' } };\n",
  'catalog/version': 'v1.2.3\n',
  'catalog/modules/key/main.tf': KEY,
  'catalog/modules/key/README.md': '# Key\n\nA key that rotates.\n',
  [`${SERVICE}/main.tf`]: BUCKET,
  [`${SERVICE}/README.md`]: `# A Bucket

Makes a bucket with \`rules\`.

## Overview

It has a [key](../../../modules/key/README.md). Call it:

\`\`\`hcl
module "logs" {
  source = "${SOURCE}?ref=v1.2.3"

  name = "logs"
}
\`\`\`

## Usage

Text of its own.
`,
};

const HTML = 'docs/reference/services/data-storage/bucket.html';

const sites: SiteFixture[] = [];

async function create(files: Readonly<Record<string, string>> = {}): Promise<SiteFixture> {
  const site = await createSite({ ...FILES, ...files });
  sites.push(site);
  return site;
}

async function build(site: SiteFixture): Promise<string> {
  const { code, out, err } = await site.build();
  expect(err).toBe('');
  expect(code).toBe(0);
  return out;
}

/** The build must fail, and leave nothing in the output folder. */
async function fail(site: SiteFixture): Promise<string> {
  const { code, err } = await site.build();
  expect(code).toBe(1);
  await expect(site.list()).rejects.toThrow('ENOENT');
  return err;
}

afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.delete()));
});

describe('pages of services', () => {
  it('are made of README and source', async () => {
    const site = await create();
    expect(await build(site)).toContain('1 sample checked');
    const html = await site.read(HTML);
    expect(html).toContain('<h1>A Bucket</h1>');
    expect(html).toContain('<meta name="description" content="Makes a bucket with rules."/>');
    expect(html).toContain('Makes a bucket with <code>rules</code>.');
    for (const id of ['input-name', 'input-rules.days', 'input-rules.filter.prefix', 'output-name'])
      expect(html).toContain(`id="${id}"`);
    expect(html).toContain('href="/docs/reference/modules#module-key"');
    expect(html).toContain('bucket/main.tf#L1"');
    expect(html).toContain('&lt;this&gt;');
    // The section of the source keeps its anchor; the README's heading of the same name makes way.
    expect(html).toMatch(/<h2 id="usage-1" class="anchor">Usage/);
    expect(html.match(/id="usage"/g)).toHaveLength(1);
    expect(html).toContain('?ref=v1.2.3');
  });

  it('stand in sidebars, breadcrumbs and the list of neighbours as written pages do', async () => {
    const site = await create();
    await build(site);
    const html = await site.read(HTML);
    expect(html).toMatch(/data-sidebar="services"/);
    expect(html).toMatch(/Previous[\s\S]*?Module/);
    expect(await site.read('docs/reference/services.html')).toContain(
      '<h3 id="category-data-storage">Data</h3>',
    );
  });

  it('have the model, a schema and Markdown beside them', async () => {
    const site = await create();
    await build(site);
    const base = HTML.replace('.html', '');
    const model = JSON.parse(await site.read(`${base}.json`));
    expect(model).toMatchObject({ name: 'bucket', path: 'services/data-storage/bucket', version: 'v1.2.3' });
    const schema = JSON.parse(await site.read(`${base}.schema.json`));
    expect(schema.required).toEqual(['name']);
    const markdown = await site.read(`${base}.md`);
    expect(markdown).toContain('[key](http://localhost:3000/docs/reference/modules#module-key)');
    expect(markdown).toContain('### `token`\n\n*sensitive*');
    const described = JSON.parse(await site.read('docs/reference/module.schema.json'));
    expect(model.$schema).toBe('http://localhost:3000/docs/reference/module.schema.json');
    expect(described.$id).toBe(model.$schema);
    expect(findSchemaFaults(model, described)).toEqual([]);
    const inputs = { name: 'logs', rules: { old: { days: 3 } } };
    expect(findSchemaFaults({ ...inputs, nmae: 'x' }, schema)).toEqual(['$: `nmae` is not allowed']);
  });

  it('are linked both ways with the modules that they compose', async () => {
    const site = await create();
    await build(site);
    const library = await site.read('docs/reference/modules.html');
    expect(library).toContain('id="module-key"');
    expect(library).toContain('<a href="/docs/reference/services/data-storage/bucket">A Bucket</a>');
    expect(await site.read(HTML)).toContain('<a href="/docs/reference/modules#module-key">key</a>');
  });

  it('work below a base URL and with a slash at the end', async () => {
    const config =
      "export default { title: 'T', baseUrl: '/sub/', trailingSlash: true, search: { provider: 'none' } };\n";
    const site = await create({ 'site.config.ts': config });
    await build(site);
    const html = await site.read('docs/reference/services/data-storage/bucket/index.html');
    expect(html).toContain('href="/sub/docs/reference/services/data-storage/bucket/index.json"');
    expect(html).toContain('href="/sub/docs/reference/modules/#module-key"');
  });

  it('are not there without a catalog', async () => {
    const site = await createSite({ 'content/docs/index.md': '# Home\n' });
    sites.push(site);
    await build(site);
    expect((await site.list()).filter((file) => file.includes('reference'))).toEqual([]);
  });
});

describe('a rebuild', () => {
  it('does nothing when nothing changed, also when files were only touched', async () => {
    const site = await create();
    await build(site);
    expect(await build(site)).toContain('nothing changed');
    await writeFile(path.join(site.dir, SERVICE, 'main.tf'), BUCKET);
    expect(await build(site)).toContain('nothing changed');
  });

  it('makes what shows the changed module, and the pages whose samples call it', async () => {
    const sample = `\`\`\`hcl\nmodule "a" {\n  source = "${SOURCE}?ref=v1.2.3"\n  name   = "logs"\n}\n\`\`\``;
    const site = await create({
      'content/docs/guide.mdx': page('Guide', sample),
      'content/docs/other.mdx': page('Other'),
    });
    await build(site);
    await site.write({ [`${SERVICE}/main.tf`]: BUCKET.replace('A secret.', 'A secret token.') });
    // The service, the two lists of the catalog, and the guide.
    expect(await build(site)).toContain(': 4 compiled, ');
    expect(await site.read(HTML)).toContain('A secret token.');
    await site.write({
      [`${SERVICE}/main.tf`]: BUCKET.replace(
        '"name" {\n  description = "The name of the b',
        '"title" {\n  description = "The name of the b',
      ),
    });
    const { code, err } = await site.build();
    expect(code).toBe(1);
    expect(err).toContain('`services/data-storage/bucket` has no input `name`');
    expect(err).toContain('content/docs/guide.mdx:9');
  });

  it('publishes the schema of models anew when it changed, and makes no page', async () => {
    const project = await copyProject();
    try {
      const site = await create();
      const rebuild = async (): Promise<string> => {
        const { code, out, err } = await run(['build', '--site', site.dir], project.program);
        expect(code, err).toBe(0);
        return out;
      };
      await rebuild();
      expect(await rebuild()).toContain('nothing changed');
      await project.edit(
        'packages/terraform/src/module.schema.json',
        '"Terraform module"',
        '"Module of Terraform"',
      );
      expect(await rebuild()).toContain(': 0 compiled, 0 rendered, 1 files written');
      expect(await site.read('docs/reference/module.schema.json')).toContain(
        '"title": "Module of Terraform"',
      );
    } finally {
      await project.delete();
    }
  }, 60_000);
});

describe('a second language or version', () => {
  it('links from its sidebars and lists to the services, which are there once', async () => {
    const config =
      "export default { title: 'T', i18n: { defaultLocale: 'en', locales: ['en', 'ar'] }, search: { provider: 'none' } };\n";
    const site = await create({ 'site.config.ts': config });
    await build(site);
    const pages = (await site.list()).filter((file) => file.endsWith('bucket.html'));
    expect(pages).toEqual([HTML]);
    const list = await site.read('ar/docs/reference/services.html');
    const aside = /<aside[\s\S]*?<\/aside>/.exec(list)?.[0];
    expect(aside).toContain('href="/docs/reference/services/data-storage/bucket"');
    expect(aside).toContain('href="/ar/docs/reference/modules"');
    expect(/<article[\s\S]*<\/article>/.exec(list)?.[0]).toContain(
      'href="/docs/reference/services/data-storage/bucket"',
    );
  });

  it('may name services in the sidebars of a released version', async () => {
    const old = 'content/versions/1.0';
    const site = await create({
      'content/docs/index.mdx': page('Home'),
      [`${old}/docs/index.mdx`]: page('Home'),
      [`${old}/sidebars.ts`]:
        "export default { main: ['index', 'reference/services/data-storage/bucket'] };\n",
    });
    await build(site);
    expect(/<aside[\s\S]*?<\/aside>/.exec(await site.read('docs/index.html'))?.[0]).toContain(
      'href="/docs/next/reference/services/data-storage/bucket"',
    );
  });
});

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
