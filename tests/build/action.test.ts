import { execFile, execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { checkGithubWorkflow } from '#reference/node/samples/workflows/check-github-workflow.ts';

const ACTION = path.join(import.meta.dirname, '../../action');
const folders: string[] = [];

afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
});

interface Action {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default: string }>>;
  readonly runs: { readonly steps: readonly Readonly<Record<string, unknown>>[] };
}

async function readAction(): Promise<Action> {
  return parse(await readFile(path.join(ACTION, 'action.yml'), 'utf8'));
}

async function createModules(files: Readonly<Record<string, string>>): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'action-'));
  folders.push(dir);
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, 'modules', file)), { recursive: true });
    await writeFile(path.join(dir, 'modules', file), text);
  }
  return dir;
}

function runScript(
  name: string,
  dir: string,
  inputs: Readonly<Record<string, string>>,
): Promise<{ readonly code: number; readonly out: string; readonly err: string }> {
  const env = {
    ...process.env,
    INPUT_FOLDER: path.join(dir, 'modules'),
    INPUT_OUT: path.join(dir, 'site'),
    GITHUB_OUTPUT: path.join(dir, 'output'),
    ...inputs,
  };
  return new Promise((resolve) => {
    execFile(path.join(ACTION, name), { env }, (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code), out, err }),
    );
  });
}

describe('the action', () => {
  it('has steps that GitHub takes, and gives each of its inputs to one of them', async () => {
    const { inputs, runs } = await readAction();
    const workflow = {
      on: {
        workflow_call: {
          inputs: Object.fromEntries(Object.keys(inputs).map((name) => [name, { type: 'string' }])),
        },
      },
      jobs: { site: { 'runs-on': 'ubuntu-latest', steps: runs.steps } },
    };
    expect(await checkGithubWorkflow(JSON.stringify(workflow))).toEqual([]);
    const used = JSON.stringify(runs);
    for (const name of Object.keys(inputs)) expect(used).toContain(`inputs.${name}`);
  });

  it('has a README with workflows that GitHub takes and a row for each input', async () => {
    const readme = await readFile(path.join(ACTION, 'README.md'), 'utf8');
    const workflow = /```yaml title="\.github[^\n]*\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
    expect(workflow).toContain('jobs:');
    expect(await checkGithubWorkflow(workflow)).toEqual([]);
    const { inputs } = await readAction();
    const table = readme.split('\n').filter((line) => line.startsWith('| `'));
    for (const name of Object.keys(inputs))
      expect(table.some((row) => row.split('|')[1]?.includes(`\`${name}\``))).toBe(true);
  });

  it('has scripts that bash reads', () => {
    for (const name of ['build.sh', 'compare.sh']) execFileSync('bash', ['-n', path.join(ACTION, name)]);
  });
});

describe('the step that builds', () => {
  it('makes the site and tells where it is', async () => {
    const dir = await createModules({ 'a/main.tf': 'variable "x" {\n  type = string\n}\n' });
    const { code, err } = await runScript('build.sh', dir, { INPUT_TITLE: 'My modules', INPUT_BASE_URL: '' });
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(await readFile(path.join(dir, 'output'), 'utf8')).toBe(`out=${path.join(dir, 'site')}\n`);
    expect(await readFile(path.join(dir, 'site/a.html'), 'utf8')).toContain('My modules');
  });

  it('fails on a faulty sample where it is asked to', async () => {
    const dir = await createModules({
      'a/main.tf': 'variable "x" {}\n',
      'a/README.md': '# A\n\n```hcl\nx {\n```\n',
    });
    expect((await runScript('build.sh', dir, {})).code).toBe(0);
    const { code, err } = await runScript('build.sh', dir, { INPUT_FAIL_ON_FAULTY_SAMPLES: 'true' });
    expect(code).toBe(1);
    expect(err).toContain('1 faulty sample');
    const wrong = await runScript('build.sh', dir, { INPUT_FAIL_ON_FAULTY_SAMPLES: 'yes' });
    expect(wrong.code).toBe(1);
    expect(wrong.err).toContain('input `fail-on-faulty-samples` is `yes`; use true or false');
  });
});

const IDENTITY = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];

describe('the step that compares', () => {
  it.each([
    ['has no modules yet', 'modules'],
    ['has no such folder yet', '.'],
  ])('passes where the other state %s', async (_, root) => {
    const dir = await createModules({ 'notes.txt': 'Notes' });
    const repository = path.join(dir, root);
    const git = (...args: string[]) =>
      execFileSync('git', [...IDENTITY, ...args], { cwd: repository, stdio: 'ignore' });
    git('init', '-q');
    if (root === 'modules') git('add', '.');
    git('commit', '-qm', 'A', '--allow-empty');
    git('tag', 'v1.0.0');
    await writeFile(path.join(dir, 'modules/main.tf'), 'variable "x" {}\n');
    const { code, out, err } = await runScript('compare.sh', dir, { INPUT_COMPARE_WITH: 'v1.0.0' });
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain('`v1.0.0` has no modules');
  });

  it('fails when calls of the other state would break, and says how', async () => {
    const dir = await createModules({ 'a/main.tf': 'variable "x" {\n  type = string\n}\n' });
    const modules = path.join(dir, 'modules');
    for (const args of [
      ['init', '-q'],
      ['add', '.'],
      ['commit', '-qm', 'A'],
      ['tag', 'v1.0.0'],
    ])
      execFileSync('git', [...IDENTITY, ...args], { cwd: modules, stdio: 'ignore' });
    expect((await runScript('compare.sh', dir, { INPUT_COMPARE_WITH: 'v1.0.0' })).code).toBe(0);
    await writeFile(path.join(modules, 'a/main.tf'), 'variable "y" {\n  type = string\n}\n');
    const { code, out } = await runScript('compare.sh', dir, { INPUT_COMPARE_WITH: 'v1.0.0' });
    expect(code).toBe(1);
    expect(out).toContain('breaking');
  });

  it('says what to do about a state that is not there', async () => {
    const dir = await createModules({ 'a/main.tf': 'variable "x" {}\n' });
    execFileSync('git', ['init', '-q'], { cwd: path.join(dir, 'modules') });
    const { code, err } = await runScript('compare.sh', dir, { INPUT_COMPARE_WITH: 'v9.9.9' });
    expect(code).toBe(1);
    expect(err).toContain('`v9.9.9` is no branch, tag or commit here');
    expect(err).toContain('fetch-depth: 0');
  });
});
