import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CommandResult } from './builder/build-in-builder.ts';
import {
  createRepositories,
  createRepository,
  FILES,
  git,
  type Repository,
  ROOT,
} from './repository-fixture.ts';

const { create, removeAll } = createRepositories();
afterEach(removeAll);

describe('the site of a repository', () => {
  let repository: Repository;
  let built: CommandResult;

  beforeAll(async () => {
    repository = await createRepository(FILES);
    git(repository.dir, 'init', '-q', '-b', 'main');
    git(repository.dir, 'remote', 'add', 'origin', 'https://token@github.com/acme/terraform-acme-gate.git');
    git(repository.dir, 'add', '.');
    git(repository.dir, 'commit', '-qm', 'Gate');
    git(repository.dir, 'tag', 'v1.2.3');
    built = await repository.build();
  });

  afterAll(() => repository.remove());

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

  it('has a page of what OpenTofu alone reads, without a call for Terraform', async () => {
    const html = await repository.read('modules/bolt.html');
    const tabs = [...html.matchAll(/role="tab"[^>]*>(?:<[^>]+>)*([^<]+)/g)].map(([, label]) => label);
    expect(tabs).toEqual(['OpenTofu', 'Terragrunt']);
    expect(html).toContain('https://opentofu.org/docs/language/expressions/version-constraints/');
    expect(html).not.toContain('Only OpenTofu');
    expect(JSON.parse(await repository.read('modules/bolt.json')).tool).toBe('OpenTofu');
    expect(await repository.read('modules/bolt.md')).toContain('## Usage\n\n### OpenTofu\n');
  });

  it('is not made anew where nothing changed', async () => {
    expect((await repository.build()).out).toContain('nothing changed');
  });
});

describe('the site of a folder', () => {
  it('of a folder without git names its modules by their folders', async () => {
    const repository = await create(FILES);
    const { code, err } = await repository.build('--title', 'Gates', '--base-url', '/gates/');
    expect(err).toBe('');
    expect(code).toBe(0);
    const home = await repository.read('index.html');
    expect(home).toContain('Gates</title>');
    // The README's own link to the repository stays; none is made.
    expect(home).not.toContain('/blob/');
    expect(home).toContain('href="/gates/modules/lock"');
  });

  it('has pages of folders with spaces and letters of any language in their names', async () => {
    const repository = await create({
      'main.tf': 'module "door" {\n  source = "./modules/front door"\n  width  = 1\n}\n',
      'modules/front door/main.tf': 'variable "width" {}\n',
      'modules/tür/main.tf': 'variable "width" {}\n',
    });
    const { code, err } = await repository.build();
    expect(err).toBe('');
    expect(code).toBe(0);
    const files = await repository.list();
    expect(files).toContain('modules/front door.html');
    expect(files).toContain('modules/tür.json');
    const page = await repository.read('modules/front door.html');
    expect(page).toContain('href="/modules/front%20door.json"');
    expect(await repository.read('index.html')).toContain('href="/modules/front%20door"');
  });

  it('of several repositories side by side has a part for each', async () => {
    const repository = await create({
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
