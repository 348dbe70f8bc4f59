import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { loadCatalog } from '#terraform/check/load-catalog.ts';
import { findTerraform } from './terraform.ts';
import { CATALOG } from './test-root.ts';

const run = promisify(execFile);
const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

/** A `removed` block of a module, as it is written there. */
interface Removed {
  readonly module: string;
  readonly text: string;
  readonly type: string;
  readonly name: string;
}

async function findRemoved(): Promise<Removed[]> {
  const { modules } = await loadCatalog(CATALOG);
  const found = modules.map(async ({ path: module, parsed }) => {
    const names = parsed.files.map(({ source }) => source.file);
    const texts = await Promise.all(names.map((name) => readFile(path.join(CATALOG, module, name), 'utf8')));
    return texts.flatMap((text) =>
      [...text.matchAll(/^removed \{\n {2}from = (\w+)\.(\w+)\n[\s\S]*?^\}/gm)].map(
        ([block, type = '', name = '']) => ({ module, text: block, type, name }),
      ),
    );
  });
  return (await Promise.all(found)).flat();
}

/** Applies a counted resource and plans its successor, with the module's own block; what is done to each address. */
async function planUpgrade({ text, type, name }: Removed): Promise<string[]> {
  const root = await mkdtemp(path.join(tmpdir(), 'catalog-removed-'));
  folders.push(root);
  await mkdir(path.join(root, 'module'));
  const write = (config: string) => writeFile(path.join(root, 'module/main.tf'), config);
  const terraform = (...args: string[]) =>
    run('terraform', args, { cwd: root, env: { ...process.env, TF_IN_AUTOMATION: '1' } });
  await writeFile(path.join(root, 'main.tf'), 'module "upgraded" {\n  source = "./module"\n}\n');
  await write(`resource "terraform_data" "${name}" {\n  count = 2\n  input = count.index\n}\n`);
  await terraform('init', '-no-color', '-input=false');
  await terraform('apply', '-no-color', '-auto-approve');
  // Terraform has this resource itself: its state is handled as that of any other, and nothing has to be installed.
  await write(
    `resource "terraform_data" "by_name" {\n  for_each = toset(["a", "b"])\n}\n\n${text.replace(`${type}.`, 'terraform_data.')}\n`,
  );
  await terraform('plan', '-no-color', '-out=plan');
  const { stdout } = await terraform('show', '-json', 'plan');
  const plan: { resource_changes: { address: string; change: { actions: string[] } }[] } = JSON.parse(stdout);
  return plan.resource_changes.map(({ address, change }) => `${address} ${change.actions.join()}`).sort();
}

/** Applies a service that keeps its key in a counted module, and plans the `removed` block of a README in its place. */
async function planKeptKey(block: string): Promise<string[]> {
  const root = await mkdtemp(path.join(tmpdir(), 'catalog-kept-key-'));
  folders.push(root);
  await mkdir(path.join(root, 'service/key'), { recursive: true });
  const terraform = (...args: string[]) =>
    run('terraform', args, { cwd: root, env: { ...process.env, TF_IN_AUTOMATION: '1' } });
  await writeFile(path.join(root, 'main.tf'), 'module "database" {\n  source = "./service"\n}\n');
  await writeFile(
    path.join(root, 'service/main.tf'),
    'module "kms_key" {\n  source = "./key"\n  count  = 1\n}\n\nresource "terraform_data" "database" {}\n',
  );
  await writeFile(path.join(root, 'service/key/main.tf'), 'resource "terraform_data" "this" {}\n');
  await terraform('init', '-no-color', '-input=false');
  await terraform('apply', '-no-color', '-auto-approve');
  await writeFile(path.join(root, 'main.tf'), block.replace('aws_kms_key.', 'terraform_data.'));
  await terraform('plan', '-no-color', '-out=plan');
  const { stdout } = await terraform('show', '-json', 'plan');
  const plan: { resource_changes: { address: string; change: { actions: string[] } }[] } = JSON.parse(stdout);
  return plan.resource_changes.map(({ address, change }) => `${address} ${change.actions.join()}`).sort();
}

const obstacle = await findTerraform();

describe.skipIf(obstacle !== undefined)(`upgrades${obstacle ? `: ${obstacle}` : ''}`, () => {
  it('forget what was counted, destroy nothing, and make what goes by its name, with every block of the catalog', async () => {
    const blocks = await findRemoved();
    expect(blocks.map(({ module }) => module)).toContain('modules/network-acls');
    for (const block of blocks) {
      expect(await planUpgrade(block), block.module).toEqual(
        [
          'module.upgraded.terraform_data.by_name["a"] create',
          'module.upgraded.terraform_data.by_name["b"] create',
          `module.upgraded.terraform_data.${block.name}[0] forget`,
          `module.upgraded.terraform_data.${block.name}[1] forget`,
        ].sort(),
      );
    }
  }, 300_000);

  it('destroy a service without its key, as the README of the key describes', async () => {
    const readme = await readFile(path.join(CATALOG, 'modules/kms-key/README.md'), 'utf8');
    const block = /^removed \{\n[\s\S]*?^\}\n/m.exec(readme)?.[0] ?? '';
    expect(await planKeptKey(block)).toEqual([
      'module.database.module.kms_key[0].terraform_data.this forget',
      'module.database.terraform_data.database delete',
    ]);
  }, 300_000);
});
