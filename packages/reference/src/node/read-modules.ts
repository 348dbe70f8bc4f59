import path from 'node:path';
import { hashText } from '@gruntwork-docs/engine/node/cache/hash.ts';
import { BuildError, throwIfAny } from '@gruntwork-docs/engine/node/errors/build-error.ts';
import { createFrame } from '@gruntwork-docs/engine/node/errors/frame.ts';
import { readKept, writeKept } from '@gruntwork-docs/engine/node/files/kept-file.ts';
import { checkCalls } from '@gruntwork-docs/terraform/check/check-calls.ts';
import { checkCycles } from '@gruntwork-docs/terraform/check/check-cycles.ts';
import { type SourceError, sortErrors } from '@gruntwork-docs/terraform/hcl/errors.ts';
import type { TerraformModule } from '@gruntwork-docs/terraform/model/module.ts';
import { parseModule } from '@gruntwork-docs/terraform/model/parse-module.ts';
import { readModuleFolder } from '@gruntwork-docs/terraform/model/read-folder.ts';
import { findModuleFolders, type ModuleFolder } from './find-module-folders.ts';

/** Folder of a site that holds its catalog. */
export const CATALOG_FOLDER = 'catalog';

/** A module with what tells whether it is still the same. */
export interface ModuleRecord {
  readonly signature: string;
  /** Hash of the texts of all files of the module, README included. */
  readonly hash: string;
  readonly module: TerraformModule;
}

export type ModuleRecords = ReadonlyMap<string, ModuleRecord>;

interface StoredRecords {
  readonly engineKey: string;
  readonly records: [string, ModuleRecord][];
}

export interface ReadModulesInput {
  readonly siteDir: string;
  /** File that keeps the parsed modules over builds. */
  readonly cacheFile: string;
  readonly engineKey: string;
}

/**
 * Reads the modules of a site's catalog, by path inside of it. Only those that changed are parsed.
 * Throws `BuildError`s with file, line and column for all modules that do not parse, for calls that lead nowhere or
 * set what does not exist, and for modules that call each other in a circle.
 */
export async function readModules(input: ReadModulesInput): Promise<ModuleRecords> {
  const catalogDir = path.join(input.siteDir, CATALOG_FOLDER);
  const known = await loadRecords(input);
  const records = new Map<string, ModuleRecord>();
  const errors: BuildError[] = [];
  let changed = false;
  for (const folder of findModuleFolders(catalogDir)) {
    const before = known.get(folder.path);
    if (before?.signature === folder.signature) {
      records.set(folder.path, before);
      continue;
    }
    changed = true;
    const read = await readModule(catalogDir, folder, before);
    if ('errors' in read) errors.push(...read.errors);
    else records.set(folder.path, read);
  }
  throwIfAny(errors);
  if (!changed && records.size > 0 && records.size === known.size) return records;
  checkModules(records);
  await saveRecords(input, records);
  return records;
}

async function readModule(
  catalogDir: string,
  { path: modulePath, signature }: ModuleFolder,
  before: ModuleRecord | undefined,
): Promise<ModuleRecord | { readonly errors: BuildError[] }> {
  const { texts, errors: unreadable } = await readModuleFolder(path.join(catalogDir, modulePath));
  const hash = hashText(...[...texts].flat());
  if (unreadable.length === 0 && before?.hash === hash) return { ...before, signature };
  const name = modulePath.slice(modulePath.lastIndexOf('/') + 1);
  const { module, errors } = parseModule(texts, { name, path: modulePath });
  const found = [...unreadable, ...errors];
  if (module !== undefined && found.length === 0) return { signature, hash, module };
  return { errors: sortErrors(found).map((error) => toBuildError(modulePath, error, texts)) };
}

/** What can be wrong between modules that are right by themselves. */
function checkModules(records: ModuleRecords): void {
  const modules = new Map([...records].map(([name, { module }]) => [name, module]));
  const faults = checkCycles(modules).map(({ module, error }) => toBuildError(module.path, error));
  for (const module of modules.values()) {
    for (const error of checkCalls(module, modules)) faults.push(toBuildError(module.path, error));
  }
  throwIfAny(faults);
}

function toBuildError(
  modulePath: string,
  { message, file, line, column, hint }: SourceError,
  texts?: ReadonlyMap<string, string>,
): BuildError {
  const text = texts?.get(file);
  return new BuildError(message, {
    file: path.posix.join(CATALOG_FOLDER, modulePath, path.posix.basename(file)),
    line,
    column,
    ...(text !== undefined && { frame: createFrame(text, line, column) }),
    ...(hint !== undefined && { hint: `${hint}.` }),
  });
}

async function loadRecords({ cacheFile, engineKey }: ReadModulesInput): Promise<ModuleRecords> {
  const text = await readKept(cacheFile);
  if (text === undefined) return new Map();
  const stored: StoredRecords = JSON.parse(text);
  return new Map(stored.engineKey === engineKey ? stored.records : []);
}

async function saveRecords(
  { cacheFile, engineKey }: ReadModulesInput,
  records: ModuleRecords,
): Promise<void> {
  const stored: StoredRecords = { engineKey, records: [...records] };
  await writeKept(cacheFile, JSON.stringify(stored));
}
