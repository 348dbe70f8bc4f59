import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CommandResult } from './builder/build-in-builder.ts';
import { run } from './site-fixture.ts';

const folders: string[] = [];

afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
});

interface Repository {
  readonly dir: string;
  build(...args: readonly string[]): Promise<CommandResult>;
  read(file: string): Promise<string>;
  list(): Promise<string[]>;
}

/** A folder of modules as somebody else keeps them. */
async function createRepository(files: Readonly<Record<string, string>>): Promise<Repository> {
  const root = await mkdtemp(path.join(tmpdir(), 'modules-'));
  folders.push(root);
  const dir = path.join(root, 'terraform-acme-gate');
  const out = path.join(root, 'site');
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await writeFile(path.join(dir, file), text);
  }
  return {
    dir,
    build: (...args) => run(['reference', 'site', dir, '--out', out, ...args]),
    read: (file) => readFile(path.join(out, file), 'utf8'),
    list: async () => (await readdir(out, { recursive: true })).sort(),
  };
}

function git(dir: string, ...args: readonly string[]): void {
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  execFileSync('git', [...identity, ...args], { cwd: dir, stdio: 'ignore' });
}

const ROOT = `variable "name" {
  description = "Name of the gate."
  type        = string
}

resource "acme_gate" "this" {
  name = var.name
}

output "id" {
  description = "Id of the gate."
  value       = acme_gate.this.id
}
`;

const README = `# Gate

[![build](https://ci.example.com/badge.svg)](https://ci.example.com)

Makes a [gate](./docs/gate.md).

## Usage

\`\`\`hcl
module "gate" {
  source = "acme/gate/acme"

  # insert the required variables here
}
\`\`\`

See [the lock](./modules/lock), [inputs](#input_name), [an old lock](https://github.com/acme/terraform-acme-gate/tree/main/modules/lock)
and the [simple example](examples/simple/). Do not [press](javascript:alert(1)).

> [!WARNING]
> It bites.

<!-- BEGIN_TF_DOCS -->
## Inputs

| Name | Description |
|------|-------------|
| <a name="input_name"></a> [name](#input\\_name) | Name of the gate. |
<!-- END_TF_DOCS -->

## <a name="notes"></a> Notes

Back to [notes](#notes).
`;

const FILES = {
  'main.tf': ROOT,
  'README.md': README,
  'docs/gate.md': '# What is a gate\n',
  'modules/lock/main.tf': 'variable "key" {\n  type = string\n}\n',
  'modules/lock/more.tofu': 'variable "alloy" {\n  type = string\n}\n',
  'modules/lock/README.md': '# Lock\n\nA lock of the [gate](../../README.md).\n',
  'examples/simple/main.tf': 'module "gate" {\n  source = "../../"\n\n  name = "front"\n}\n',
  'tests/broken/main.tf': 'variable {{\n',
};

describe('the site of a repository', () => {
  let repository: Repository;
  let built: CommandResult;
  let root: string | undefined;

  beforeAll(async () => {
    repository = await createRepository(FILES);
    root = folders.pop();
    git(repository.dir, 'init', '-q', '-b', 'main');
    git(repository.dir, 'remote', 'add', 'origin', 'https://token@github.com/acme/terraform-acme-gate.git');
    git(repository.dir, 'add', '.');
    git(repository.dir, 'commit', '-qm', 'Gate');
    git(repository.dir, 'tag', 'v1.2.3');
    built = await repository.build();
  });

  afterAll(async () => {
    if (root !== undefined) await rm(root, { recursive: true, force: true });
  });

  it('is built from the files alone, with search and data', async () => {
    const { code, out, err } = built;
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain('README.md  ');
    const files = await repository.list();
    for (const file of [
      'index.json',
      'index.schema.json',
      'index.md',
      'llms.txt',
      'sitemap.xml',
      'search.html',
      '404.html',
    ])
      expect(files).toContain(file);
    expect(files.some((file) => file.startsWith('search-index/'))).toBe(true);
  });

  it('has a page of the module at the root', async () => {
    const home = await repository.read('index.html');
    expect(home).toContain('<h1>Gate</h1>');
    expect(home).toContain('data-builder="/index.json"');
    expect(home).toContain('id="input-name"');
    expect(home).toContain('acme/gate/acme');
    expect(home).toContain('1.2.3');
    expect(home).not.toContain('token');
    expect(home).not.toContain('ci.example.com');
    expect(home).not.toContain('javascript:');
    expect(home).not.toContain('[!WARNING]');
    expect(home.match(/id="inputs"/g)).toHaveLength(1);
    expect(home).toContain('href="https://github.com/acme/terraform-acme-gate/blob/v1.2.3/docs/gate.md"');
    expect(home).toContain('href="https://github.com/acme/terraform-acme-gate/blob/v1.2.3/main.tf#L1"');
    expect(home.match(/href="\/modules\/lock"/g)?.length).toBeGreaterThan(2);
    expect(home).toContain('href="/examples/simple"');
  });

  it('has pages of submodules and examples', async () => {
    const example = await repository.read('examples/simple.html');
    expect(example).toContain('main.tf');
    expect(example).toContain('front');
    expect(example).toContain('<a href="/">Gate</a>');
    expect(await repository.read('modules/lock.html')).toContain('A lock of the <a href="/">gate</a>');
    expect(await repository.read('all-modules.html')).toContain('href="/modules/lock"');
    expect(await repository.read('modules/lock.md')).toContain('acme/gate/acme//modules/lock');
  });

  it('says what OpenTofu alone reads, and shows its usage by itself', async () => {
    const html = await repository.read('modules/lock.html');
    const [terraform, tofu, terragrunt] = html
      .split('role="tabpanel"')
      .slice(1)
      .map((panel) => panel.slice(0, panel.indexOf('</pre>')).replace(/<[^>]+>/g, ''));
    expect(terraform).toContain('key = ');
    expect(terraform).not.toContain('alloy');
    expect(tofu).toMatch(/key +=[\s\S]*alloy +=/);
    expect(terragrunt).not.toContain('alloy');
    expect(html).toMatch(/id="input-alloy"[\s\S]*?Only OpenTofu/);
    const { variables, opentofu } = JSON.parse(await repository.read('modules/lock.json'));
    expect([variables.length, opentofu.variables.length]).toEqual([1, 2]);
    const markdown = await repository.read('modules/lock.md');
    expect(markdown).toContain('### `alloy`\n\n*only OpenTofu*');
    expect(markdown).toMatch(/### OpenTofu\n[\s\S]*?alloy += /);
    expect(/### Terraform\n[\s\S]*?### /.exec(markdown)?.[0]).not.toContain('alloy');
  });

  it('is not made anew where nothing changed', async () => {
    expect((await repository.build()).out).toContain('nothing changed');
  });
});

describe('the site of a folder', () => {
  it('of a folder without git names its modules by their folders', async () => {
    const repository = await createRepository(FILES);
    const { code, err } = await repository.build('--title', 'Gates', '--base-url', '/gates/');
    expect(err).toBe('');
    expect(code).toBe(0);
    const home = await repository.read('index.html');
    expect(home).toContain('Gates</title>');
    // The README's own link to the repository stays; none is made.
    expect(home).not.toContain('/blob/');
    expect(home).toContain('href="/gates/modules/lock"');
  });

  it('of several repositories side by side has a part for each', async () => {
    const repository = await createRepository({
      'terraform-acme-gate/main.tf': ROOT,
      'terraform-acme-gate/examples/simple/main.tf':
        'module "gate" {\n  source = "../../"\n  name   = "a"\n}\n',
      'terraform-acme-wall/modules/brick/main.tf': 'variable "size" {}\n',
    });
    const { code, err } = await repository.build();
    expect(err).toBe('');
    expect(code).toBe(0);
    const files = await repository.list();
    for (const file of [
      'terraform-acme-gate/index.html',
      'terraform-acme-gate/examples/simple.html',
      'terraform-acme-wall/modules/brick.html',
    ])
      expect(files).toContain(file);
    expect(await repository.read('index.html')).toContain('href="/terraform-acme-gate/"');
  });
});

describe('a folder that makes no site', () => {
  it.each([
    ['is empty', {}, 'is no folder'],
    ['has no modules', { 'README.md': '# Text\n' }, 'holds no Terraform modules'],
    ['has no module where the layout looks', { 'a/main.tf': ROOT }, 'matches the layout `stacks/*`'],
  ])('says so when it %s', async (_, files, message) => {
    const repository = await createRepository(files);
    const { code, err } = await repository.build('--layout', 'stacks/*');
    expect(code).toBe(1);
    expect(err).toContain(message);
    expect(err).toContain('Name');
    await expect(repository.list()).rejects.toThrow('ENOENT');
  });

  it('names file and line of a module that does not parse, and builds the others when it may', async () => {
    const repository = await createRepository({
      ...FILES,
      'modules/lock/main.tf': 'variable "key" {\n  type = strng\n}\n',
    });
    const strict = await repository.build();
    expect(strict.code).toBe(1);
    expect(strict.err).toContain('modules/lock/main.tf:2:10\n  `strng` is not a type');
    await expect(repository.list()).rejects.toThrow('ENOENT');
    const lenient = await repository.build('--on-faulty-modules', 'warn');
    expect(lenient.err).toBe('');
    expect(lenient.code).toBe(0);
    expect(lenient.out).toContain('modules/lock/main.tf:2  `strng` is not a type');
    expect(await repository.list()).not.toContain('modules/lock.html');
  });

  it('may have faulty samples, which are warnings or faults as is asked', async () => {
    const readme = '# Gate\n\n```hcl\nmodule "x" {\n```\n';
    const repository = await createRepository({ ...FILES, 'README.md': readme });
    const lenient = await repository.build();
    expect(lenient.code).toBe(0);
    expect(lenient.out).toContain('1 faulty sample on 1 page');
    expect(lenient.out).toMatch(/README\.md:\d+ {2}hcl: /);
    const strict = await repository.build('--on-faulty-samples', 'throw');
    expect(strict.code).toBe(1);
    expect(strict.err).toContain('1 faulty sample on 1 page');
  });

  it('leaves out an example that does not parse, with a warning, as callers of the module never meet it', async () => {
    const provider = 'provider "acme" {\n  region = "a"\n}\n';
    const repository = await createRepository({
      ...FILES,
      'examples/twice/a.tf': provider,
      'examples/twice/b.tf': provider,
      'examples/lost/main.tf': 'module "x" {\n  source = "../nowhere"\n}\n',
    });
    const lenient = await repository.build();
    expect(lenient.err).toBe('');
    expect(lenient.code).toBe(0);
    expect(lenient.out).toContain('examples/twice/b.tf:1  `provider "acme"` is already declared');
    expect(lenient.out).toContain('examples/lost/main.tf:1  There is no module at');
    const files = await repository.list();
    expect(files).toContain('examples/simple.html');
    expect(files).not.toContain('examples/twice.html');
    const strict = await repository.build('--on-faulty-samples', 'throw');
    expect(strict.code).toBe(1);
    expect(strict.err).toContain('examples/twice/b.tf:1:1');
  });
});

describe('the catalog in a config', () => {
  it.each([
    [
      "catalog: { repositry: 'a/b' }",
      'config key `catalog.repositry` is not known',
      'Did you mean `repository`?',
    ],
    ["catalog: { repository: 'a' }", 'config `catalog.repository`: must be `owner/name`', ''],
    ["catalog: { version: 'latest' }", 'config `catalog.version`: must be the tag of a release', ''],
    ["catalog: { onFaultyModules: 'maybe' }", 'config `catalog.onFaultyModules`', ''],
  ])('with %s is refused with its line', async (setting, message, hint) => {
    const repository = await createRepository({
      'site.config.ts': `export default {\n  title: 'T',\n  ${setting},\n};\n`,
      'content/docs/index.md': '# Home\n',
    });
    const { code, err } = await run(['build', '--site', repository.dir]);
    expect(code).toBe(1);
    expect(err).toContain('site.config.ts:3');
    expect(err).toContain(message);
    expect(err).toContain(hint);
  });

  it('names another folder, whose modules have pages below another path', async () => {
    const repository = await createRepository({
      'site.config.ts':
        "export default { catalog: { folder: 'infra', repository: 'a/b', host: 'gitlab.example.com', version: 'v2.0.0', layout: ['*'], route: '/terraform' } };\n",
      'content/docs/index.md': '# Home\n',
      'infra/gate/main.tf': ROOT,
    });
    const { code, err } = await run(['build', '--site', repository.dir]);
    expect(err).toBe('');
    expect(code).toBe(0);
    const page = await readFile(path.join(repository.dir, 'dist/docs/terraform/gate.html'), 'utf8');
    expect(page).toContain('https://gitlab.example.com/a/b/-/blob/v2.0.0/gate/main.tf#L1');
    expect(page).toContain('git::https://gitlab.example.com/a/b.git//gate?ref=v2.0.0');
  });
});
