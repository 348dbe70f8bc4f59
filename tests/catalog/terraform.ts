import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { loadCatalog } from '#terraform/check/load-catalog.ts';
import { CATALOG } from './test-root.ts';

const run = promisify(execFile);

/** What a test run did: `changes` are those of its plan, for runs that plan. */
export interface TestRun {
  readonly file: string;
  readonly name: string;
  readonly status: string;
  readonly changes: readonly { readonly address: string; readonly actions: readonly string[] }[];
  readonly faults: readonly string[];
}

/** The folder of installed providers, as `terraform init -plugin-dir` takes it. */
const pluginDir = process.env.TERRAFORM_PLUGIN_DIR;

/** Whether every module is tested, with providers from the registry where no folder holds them. */
export const testsAll = process.env.CATALOG_TESTS === 'all';

/** Why Terraform can't run here; undefined when it can. */
export async function findTerraform(): Promise<string | undefined> {
  try {
    await run('terraform', ['version']);
    return undefined;
  } catch {
    return 'there is no `terraform`';
  }
}

/** Why tests with providers can't run here; undefined when they can. */
export async function findObstacle(): Promise<string | undefined> {
  const obstacle = await findTerraform();
  if (obstacle !== undefined) return obstacle;
  if (pluginDir === undefined && !testsAll) return '`TERRAFORM_PLUGIN_DIR` names no folder of providers';
  return undefined;
}

/** The modules whose providers are installed; all of them when providers come from the registry. */
export async function selectRunnable(modules: readonly string[]): Promise<string[]> {
  if (pluginDir === undefined) return [...modules];
  const { modules: all } = await loadCatalog(CATALOG);
  const byPath = new Map(
    all.flatMap(({ path: at, parsed }) => (parsed.module ? [[at, parsed.module] as const] : [])),
  );
  const isInstalled = (provider: { name: string; source?: string | undefined }) =>
    existsSync(
      path.join(pluginDir, 'registry.terraform.io', provider.source ?? `hashicorp/${provider.name}`),
    );
  const isRunnable = (at: string): boolean => {
    const module = byPath.get(at);
    if (module === undefined) return true;
    const called = module.moduleCalls.filter((call) => call.source.startsWith('.'));
    return (
      module.requiredProviders.every(isInstalled) &&
      called.every((call) => isRunnable(path.posix.join(at, call.source)))
    );
  };
  return modules.filter((at) => isRunnable(at) && isRunnable(`${at}/examples/basic`));
}

/** Major version of the AWS provider that tests run with: the newest one that is installed, or that of the registry. */
export async function findProviderMajor(): Promise<number> {
  if (pluginDir === undefined) return 6;
  const releases = await readdir(path.join(pluginDir, 'registry.terraform.io/hashicorp/aws'));
  return Math.max(...releases.map((release) => Number.parseInt(release, 10)));
}

/** Installs what a root module needs and runs its tests. Throws when nothing can be run. */
export async function runTests(root: string): Promise<TestRun[]> {
  const options = { cwd: root, maxBuffer: 2 ** 30, env: { ...process.env, TF_IN_AUTOMATION: '1' } };
  const providers = pluginDir === undefined ? [] : [`-plugin-dir=${pluginDir}`];
  await run('terraform', ['init', '-no-color', '-input=false', ...providers], options);
  const output = await run('terraform', ['test', '-json', '-verbose'], options).catch((error: unknown) => {
    // A failed test ends with an exit code; its output tells which.
    if (isOutput(error) && error.stdout !== '') return error;
    throw error;
  });
  return readRuns(output.stdout);
}

function isOutput(value: unknown): value is { stdout: string } {
  return typeof value === 'object' && value !== null && 'stdout' in value && typeof value.stdout === 'string';
}

interface Message {
  readonly type: string;
  readonly '@testfile'?: string;
  readonly '@testrun'?: string;
  readonly test_run?: { readonly progress?: string; readonly status?: string };
  readonly test_plan?: {
    readonly resource_changes?: readonly { address: string; change: { actions: string[] } }[];
  };
  readonly diagnostic?: { readonly severity: string; readonly summary: string; readonly detail?: string };
}

function readRuns(output: string): TestRun[] {
  const runs = new Map<string, { -readonly [Key in keyof TestRun]: TestRun[Key] }>();
  for (const line of output.split('\n')) {
    if (line === '') continue;
    const message: Message = JSON.parse(line);
    const { '@testfile': file, '@testrun': name } = message;
    if (file === undefined || name === undefined) continue;
    const key = `${file} ${name}`;
    const found = runs.get(key) ?? { file, name, status: 'pending', changes: [], faults: [] };
    runs.set(key, found);
    if (message.test_run?.progress === 'complete') found.status = message.test_run.status ?? 'pending';
    if (message.test_plan !== undefined) {
      found.changes = (message.test_plan.resource_changes ?? [])
        .map(({ address, change }) => ({ address, actions: change.actions }))
        .filter(({ actions }) => !actions.every((action) => action === 'no-op' || action === 'read'));
    }
    if (message.diagnostic?.severity === 'error')
      found.faults = [
        ...found.faults,
        [message.diagnostic.summary, message.diagnostic.detail].join(' ').trim(),
      ];
  }
  return [...runs.values()];
}
