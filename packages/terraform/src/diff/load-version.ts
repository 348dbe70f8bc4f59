import { execFile, spawn } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { posix } from 'node:path';
import { promisify } from 'node:util';
import { loadCatalog } from '../check/load-catalog.ts';
import { renderError } from '../hcl/errors.ts';
import { findDialect, selectModuleFiles } from '../model/module-files.ts';
import { parseModule } from '../model/parse-module.ts';
import { type CompactModule, fromCompact } from './compact.ts';
import type { ComparedModule } from './compared-module.ts';

/** A version of a catalog to compare. */
export type Version = { modules: ComparedModule[] } | { fault: string };

const run = promisify(execFile);

/** Folders of modules that nobody calls. */
const NOT_CALLED = /(?:^|\/)(?:examples?|tests?|fixtures|\.[^/]+)(?:\/|$)/;

/**
 * Loads a version by name: a folder, the data of a release (`v1.2.0.json`), or a Git revision of the
 * repository around the working folder, such as `v1.2.0`, `HEAD~1:catalog`. A folder takes precedence over a
 * revision; `./` before a name always means a folder.
 */
export async function loadVersion(name: string): Promise<Version> {
  const stats = await stat(name).catch(() => undefined);
  if (stats?.isDirectory() === true) return loadFolder(name);
  if (stats?.isFile() === true && name.endsWith('.json')) return loadRelease(name);
  return loadState(name);
}

async function loadFolder(folder: string): Promise<Version> {
  const { modules, errors } = await loadCatalog(folder);
  const called = modules.filter(({ path }) => !NOT_CALLED.test(path));
  const faults = [
    ...errors,
    ...called.flatMap(({ path, parsed }) =>
      parsed.errors.map((error) => ({ ...error, file: posix.join(path, error.file) })),
    ),
  ].map((error) => renderError({ ...error, file: posix.join(folder, error.file) }));
  if (faults.length > 0) return { fault: faults.join('\n') };
  if (called.length === 0) return { fault: `\`${folder}\` holds no Terraform files` };
  return { modules: called.flatMap(({ parsed }) => parsed.module ?? []) };
}

async function loadRelease(file: string): Promise<Version> {
  try {
    const { modules }: { modules: CompactModule[] } = JSON.parse(await readFile(file, 'utf8'));
    return { modules: modules.map(fromCompact) };
  } catch (error) {
    return { fault: `\`${file}\` is not the data of a release: ${reasonOf(error)}` };
  }
}

async function loadState(name: string): Promise<Version> {
  const [ref = '', folder = ''] = name.split(/:(.*)/s);
  const tree = `${ref}:./${folder.replace(/^\.?\/+|\/+$/g, '')}`;
  try {
    // After `--` nothing is parsed as an option.
    const { stdout: id } = await run('git', ['rev-parse', '--verify', '--quiet', '--end-of-options', tree]);
    const { stdout } = await run('git', ['ls-tree', '-r', '-z', '--full-tree', id.trim()], {
      maxBuffer: 1 << 28,
    });
    const files = stdout.split('\0').flatMap((line) => {
      const [, object = '', path = ''] = /^100\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
      return path === '' || NOT_CALLED.test(path) ? [] : [{ object, path }];
    });
    return parseFolders(name, await readFolders(files));
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 1;
    const reason = isMissing ? 'it is neither a folder nor a state of this repository' : reasonOf(error);
    return { fault: `\`${name}\` cannot be read: ${reason}` };
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
}

type Folders = Map<string, Map<string, string>>;

/** Reads the configuration files, by folder and name. */
async function readFolders(files: { object: string; path: string }[]): Promise<Folders> {
  const folders: Folders = new Map();
  const wanted = files.filter(({ path }) => {
    const name = posix.basename(path);
    const { primary, overrides } = selectModuleFiles([name], 'opentofu');
    return primary.length + overrides.length > 0;
  });
  const texts = await readObjects(wanted.map(({ object }) => object));
  for (const [index, { path }] of wanted.entries()) {
    const folder = posix.dirname(path);
    const own = folders.get(folder) ?? new Map<string, string>();
    folders.set(folder, own.set(posix.basename(path), texts[index] ?? ''));
  }
  return folders;
}

/** Reads the contents of objects in one run of git, in order. */
async function readObjects(objects: string[]): Promise<string[]> {
  const child = spawn('git', ['cat-file', '--batch'], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(objects.map((object) => `${object}\n`).join(''));
  const chunks: Buffer[] = [];
  for await (const chunk of child.stdout) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const texts: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf(10, at);
    const size = Number(bytes.toString('latin1', at, end).split(' ')[2]);
    texts.push(bytes.toString('utf8', end + 1, end + 1 + size));
    at = end + 1 + size + 1;
  }
  return texts;
}

function parseFolders(name: string, folders: Folders): Version {
  const modules: ComparedModule[] = [];
  const faults: string[] = [];
  for (const [path, texts] of [...folders].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (findDialect(texts.keys()) === undefined) continue;
    const { module, errors } = parseModule(texts, { name: posix.basename(path), path });
    if (module !== undefined) modules.push(module);
    for (const error of errors)
      faults.push(renderError({ ...error, file: `${name}:${posix.join(path, error.file)}` }));
  }
  if (faults.length > 0) return { fault: faults.join('\n') };
  return modules.length > 0 ? { modules } : { fault: `\`${name}\` holds no Terraform files` };
}
