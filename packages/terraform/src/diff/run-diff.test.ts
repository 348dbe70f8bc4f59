import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadCatalog } from '../check/load-catalog.ts';
import { runReference } from '../cli.ts';
import { fromCompact, toCompact } from './compact.ts';
import { diffModule } from './diff-catalogs.ts';

let folder = '';
const home = process.cwd();

async function run(...argv: string[]) {
  let out = '';
  let error = '';
  const code = await runReference(argv, {
    writeOut: (text) => {
      out += text;
    },
    writeError: (text) => {
      error += text;
    },
  });
  return { code, out, error };
}

const git = (...argv: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...argv], { cwd: folder });

async function commit(text: string, tag: string): Promise<void> {
  await writeFile(join(folder, 'catalog/modules/a/main.tf'), text);
  git('add', '.');
  git('commit', '-qm', tag);
  git('tag', tag);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'diff-'));
  git('init', '-q');
  await mkdir(join(folder, 'catalog/modules/a/examples/basic'), { recursive: true });
  await writeFile(join(folder, 'catalog/modules/a/examples/basic/main.tf'), 'variable "gone" {}\n');
  await commit('variable "a" {\n  type = string\n}\n', 'v1.0.0');
  await commit('variable "a" {\n  type = string\n}\nvariable "b" {\n  default = 1\n}\n', 'v1.1.0');
  await commit('variable "b" {\n  default = 1\n}\n', 'v2.0.0');
  process.chdir(folder);
});
afterAll(async () => {
  process.chdir(home);
  await rm(folder, { recursive: true, force: true });
});

describe('the command `diff`', () => {
  it('ends with 0 when nothing breaks and with 1 when something does', async () => {
    expect(await run('diff', 'v1.0.0', 'v1.1.0')).toEqual({
      code: 0,
      error: '',
      out: 'catalog/modules/a\n  addition input b: New.\n             is 1\n\n1 addition\n',
    });
    const { code, out } = await run('diff', 'v1.1.0:catalog', 'catalog');
    expect(code).toBe(1);
    expect(out).toContain('modules/a\n  breaking input a: Gone');
    expect(out).toContain('- a = …');
    expect(await run('diff', 'v2.0.0:catalog', './catalog')).toMatchObject({
      code: 0,
      out: 'No difference\n',
    });
  });

  it('prints data and a document', async () => {
    const { out } = await run('diff', 'v1.0.0', 'v2.0.0', '--json');
    expect(JSON.parse(out)).toMatchObject({
      from: 'v1.0.0',
      to: 'v2.0.0',
      counts: { breaking: 1, addition: 1 },
      modules: [{ path: 'catalog/modules/a', status: 'changed', severity: 'breaking' }],
    });
    const document = (await run('diff', 'v1.0.0', 'v2.0.0', '--markdown')).out;
    expect(document).toMatch(/^# Changes from `v1\.0\.0` to `v2\.0\.0`\n\n1 breaking change, 1 addition\.\n/);
    expect(document).toContain('```diff\n- a = …\n```');
  });

  it('ends with 2 when it is called wrongly or a version cannot be read', async () => {
    for (const argv of [['v1.0.0'], ['a', 'b', 'c'], ['v1.0.0', 'v1.1.0', '--nope']]) {
      const { code, out, error } = await run('diff', ...argv);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(error).toContain('Usage: reference diff <old> <new>');
    }
    expect(await run('diff', 'v9.0.0', 'v1.0.0')).toEqual({
      code: 2,
      out: '',
      error: '`v9.0.0` cannot be read: it is neither a folder nor a state of this repository\n',
    });
    expect((await run('diff', 'v1.0.0', '--output=x')).code).toBe(2);
    expect((await run('diff', 'v1.0.0:missing', 'v1.0.0')).code).toBe(2);
  });

  it('reads the data of a release that `release` has written', async () => {
    expect(await run('release', 'v1.0.0', '--from', 'v1.0.0:catalog')).toMatchObject({ code: 0 });
    expect(await run('release', '1.0')).toMatchObject({ code: 2 });
    const stored = JSON.parse(await readFile('catalog/releases/v1.0.0.json', 'utf8'));
    expect(stored).toMatchObject({ version: 'v1.0.0', modules: [{ path: 'modules/a' }] });
    const { code, out } = await run('diff', 'catalog/releases/v1.0.0.json', 'catalog', '--json');
    expect(code).toBe(1);
    expect(JSON.parse(out).counts).toEqual({ breaking: 1, behavior: 0, addition: 1, note: 0 });
  });
});

describe('the data of a release', () => {
  it('says of every module of the catalog all that a comparison reads', async () => {
    const { modules } = await loadCatalog(join(home, 'site/catalog'));
    const loaded = modules.flatMap(({ parsed }) => parsed.module ?? []);
    expect(loaded.length).toBeGreaterThan(50);
    for (const module of loaded) {
      const again = fromCompact(JSON.parse(JSON.stringify(toCompact(module))));
      expect(diffModule(module, again)).toEqual([]);
      expect(diffModule(again, module)).toEqual([]);
      expect(again.variables.map(({ typeTree, defaultValue }) => [shape(typeTree), defaultValue])).toEqual(
        module.variables.map(({ typeTree, defaultValue }) => [shape(typeTree), defaultValue]),
      );
    }
  });
});

/** Returns a type without its positions. */
function shape(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (key, item) => (key === 'position' ? undefined : item)));
}
