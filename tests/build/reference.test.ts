import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { findSchemaErrors } from '#terraform/schema-check.ts';
import { copyProject } from './project-copy.ts';
import {
  BUCKET,
  build,
  CATALOG,
  create,
  deleteSites,
  HTML,
  SERVICE,
  SOURCE,
  sites,
} from './reference-fixture.ts';
import { createSite, page, run } from './site-fixture.ts';

afterEach(deleteSites);

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
    expect(html).toContain('href="/docs/reference/modules/key"');
    expect(html).toContain('bucket/main.tf#L1"');
    expect(html).toContain('&lt;this&gt;');
    // The section of the source keeps its title and anchor; the README's heading of the same name makes way.
    expect(html).toMatch(/<h2 id="usage-readme" class="anchor">Usage \(README\)/);
    expect(html.match(/id="usage"/g)).toHaveLength(1);
    expect(html).toContain('?ref=v1.2.3');
  });

  it('stand in sidebars, breadcrumbs and the list of neighbors as written pages do', async () => {
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
    expect(markdown).toContain('[key](http://localhost:3000/docs/reference/modules/key)');
    expect(markdown).toContain('### `token`\n\n*sensitive*');
    const described = JSON.parse(await site.read('docs/reference/module.schema.json'));
    expect(model.$schema).toBe('http://localhost:3000/docs/reference/module.schema.json');
    expect(described.$id).toBe(model.$schema);
    expect(findSchemaErrors(model, described)).toEqual([]);
    const inputs = { name: 'logs', rules: { old: { days: 3 } } };
    expect(findSchemaErrors({ ...inputs, nmae: 'x' }, schema)).toEqual(['$: `nmae` is not allowed']);
  });

  it('are linked both ways with the modules that they compose', async () => {
    const site = await create();
    await build(site);
    const library = await site.read('docs/reference/modules.html');
    expect(library).toContain('id="module-key"');
    // A search leads to the module's own page; the row is no place beside it.
    expect(library).toContain('class="param has-page"');
    expect(library).toContain('<a href="/docs/reference/services/data-storage/bucket">A Bucket</a>');
    expect(await site.read(HTML)).toContain('<a href="/docs/reference/modules/key">key</a>');
  });

  it('work below a base URL and with a slash at the end', async () => {
    const config =
      "export default { title: 'T', baseUrl: '/sub/', trailingSlash: true, search: { provider: 'none' } };\n";
    const site = await create({ 'site.config.ts': config });
    await build(site);
    const html = await site.read('docs/reference/services/data-storage/bucket/index.html');
    expect(html).toContain('href="/sub/docs/reference/services/data-storage/bucket/index.json"');
    expect(html).toContain('href="/sub/docs/reference/modules/key/"');
    expect(html).toContain('data-builder="/sub/docs/reference/services/data-storage/bucket/index.json"');
  });

  it('have a builder of calls, as those of the library do, unless the config says otherwise', async () => {
    const site = await create();
    await build(site);
    const button = 'data-builder="/docs/reference/services/data-storage/bucket.json"';
    expect(await site.read(HTML)).toContain(button);
    expect(await site.read('docs/reference/modules/key.html')).toContain('data-builder="');
    const catalog = CATALOG.replace('{', '{ builder: false,');
    const config = `export default { title: 'T', search: { provider: 'none' }, ${catalog} };\n`;
    await writeFile(path.join(site.dir, 'site.config.ts'), config);
    await build(site);
    expect(await site.read(HTML)).not.toContain('data-builder');
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
  });
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
