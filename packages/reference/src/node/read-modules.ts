import path from 'node:path';
import type { CacheStore, Problem } from '@gruntwork-docs/engine/source';
import { BuildError, createFrame, hashText, throwIfAny } from '@gruntwork-docs/engine/source';
import {
  checkCalls,
  checkCycles,
  type Feed,
  findFeeds,
  readModuleFolder,
  resolveLocalSource,
} from '@gruntwork-docs/terraform';
import type { ModuleCall, TerraformModule } from '@gruntwork-docs/terraform/model';
import { parseModule, type SourceError, sortErrors } from '@gruntwork-docs/terraform/model';
import type { ModuleFolder } from './find-module-folders.ts';

/** A module with the data that detects its changes. */
export interface ModuleRecord {
  readonly signature: string;
  /** Hash of the texts of all files of the module, README included. */
  readonly hash: string;
  readonly module: TerraformModule;
  /** Dependencies between its resources and calls. */
  readonly feeds: readonly Feed[];
  /** Names and texts of an example's files; absent for other modules. */
  readonly files?: readonly (readonly [name: string, text: string])[];
}

export type ModuleRecords = ReadonlyMap<string, ModuleRecord>;

interface StoredRecords {
  readonly records: [string, ModuleRecord][];
  /** Errors that the config downgrades to warnings. */
  readonly faults: readonly ModuleError[];
}

/** An error in a module: message and location. */
export interface ModuleError extends Pick<Problem, 'page' | 'line' | 'message'> {
  /** Folder of the module inside the catalog. */
  readonly path: string;
}

/** The modules of a catalog, and the errors that the config downgrades to warnings. */
export interface ReadModules {
  readonly records: ModuleRecords;
  readonly faults: readonly ModuleError[];
}

export interface ReadModulesInput {
  readonly siteDir: string;
  /** Folder of the catalog, relative to the site. */
  readonly folder: string;
  readonly folders: readonly ModuleFolder[];
  /** True for an existing folder of the catalog that is not read. */
  readonly isLeftOut: (path: string) => boolean;
  /** True for an example, whose files a page shows. */
  readonly isExample: (path: string) => boolean;
  /** True when errors of a folder are thrown. */
  readonly isStrict: (path: string) => boolean;
  readonly cache: CacheStore;
  readonly engineKey: string;
}

/**
 * Reads the modules of a site's catalog, by path inside it. Only changed modules are parsed. Throws
 * `BuildError`s with file, line, and column for all modules that do not parse, for calls that lead nowhere or
 * set unknown inputs, and for circular calls; if the config is not strict, reads the modules without such
 * errors and reports the errors.
 */
export async function readModules(input: ReadModulesInput): Promise<ReadModules> {
  const { records: known, faults: knownFaults } = loadRecords(input);
  const records = new Map<string, ModuleRecord>();
  const errors: PlacedError[] = [];
  let changed = false;
  for (const folder of input.folders) {
    const before = known.get(folder.path);
    if (
      before?.signature === folder.signature &&
      (before.files !== undefined) === input.isExample(folder.path)
    ) {
      records.set(folder.path, before);
      continue;
    }
    changed = true;
    const read = await readModule(input, folder, before);
    if ('errors' in read) errors.push(...read.errors.map((error) => ({ path: folder.path, error })));
    else records.set(folder.path, read);
  }
  const selectStrict = (placed: readonly PlacedError[]): BuildError[] =>
    placed.filter(({ path: own }) => input.isStrict(own)).map(({ error }) => error);
  throwIfAny(selectStrict(errors));
  const isKept = !changed && records.size > 0 && records.size === known.size;
  if (isKept && !knownFaults.some(({ path: own }) => input.isStrict(own)))
    return { records, faults: knownFaults };
  const unread = new Set(errors.map(({ path: own }) => own));
  errors.push(
    ...checkModules(records, { ...input, isLeftOut: (own) => unread.has(own) || input.isLeftOut(own) }),
  );
  throwIfAny(selectStrict(errors));
  const faults = errors.map(toFault);
  saveRecords(input, records, faults);
  return { records, faults };
}

/** An error with the folder of its module. */
interface PlacedError {
  readonly path: string;
  readonly error: BuildError;
}

function toFault({ path: own, error }: PlacedError): ModuleError {
  const { message, position, hint } = error;
  const sentence = hint === undefined ? '' : ` (${hint.replace(/\.$/, '')})`;
  return { path: own, page: position.file ?? '', line: position.line, message: `${message}${sentence}` };
}

async function readModule(
  { siteDir, folder, isExample }: ReadModulesInput,
  { path: modulePath, signature }: ModuleFolder,
  before: ModuleRecord | undefined,
): Promise<ModuleRecord | { readonly errors: BuildError[] }> {
  const { texts, errors: unreadable } = await readModuleFolder(path.join(siteDir, folder, modulePath));
  const hash = hashText(...[...texts].flat());
  const files = isExample(modulePath) ? { files: [...texts].filter(([name]) => name !== 'README.md') } : {};
  if (unreadable.length === 0 && before?.hash === hash)
    return { module: before.module, feeds: before.feeds, hash, signature, ...files };
  const name = path.basename(path.resolve(siteDir, folder, modulePath));
  const { module, errors, declarations } = parseModule(texts, { name, path: modulePath });
  const found = [...unreadable, ...errors];
  if (module !== undefined && found.length === 0)
    return { signature, hash, module, feeds: findFeeds(declarations), ...files };
  return { errors: sortErrors(found).map((error) => toBuildError(folder, modulePath, error, texts)) };
}

/** Checks the calls between modules that are valid by themselves. */
function checkModules(records: ModuleRecords, { folder, isLeftOut }: ReadModulesInput): PlacedError[] {
  const modules = new Map([...records].map(([name, { module }]) => [name, module]));
  const place = ({ path: own }: TerraformModule, error: SourceError): PlacedError => ({
    path: own,
    error: toBuildError(folder, own, error),
  });
  const faults = checkCycles(modules).map(({ module, error }) => place(module, error));
  for (const module of modules.values()) {
    const isChecked = ({ source }: ModuleCall): boolean =>
      !isLeftOut(resolveLocalSource(module.path, source) ?? '');
    const checked = { ...module, moduleCalls: module.moduleCalls.filter(isChecked) };
    for (const error of checkCalls(checked, modules)) faults.push(place(module, error));
  }
  return faults;
}

function toBuildError(
  folder: string,
  modulePath: string,
  { message, file, line, column, hint }: SourceError,
  texts?: ReadonlyMap<string, string>,
): BuildError {
  const text = texts?.get(file);
  return new BuildError(message, {
    file: path.posix.join(folder, modulePath, path.posix.basename(file)),
    line,
    column,
    ...(text !== undefined && { frame: createFrame(text, line, column) }),
    ...(hint !== undefined && { hint: `${hint}.` }),
  });
}

function loadRecords({ cache, engineKey }: ReadModulesInput): ReadModules {
  const text = cache.find('catalog', engineKey);
  if (text === undefined) return { records: new Map(), faults: [] };
  const stored: StoredRecords = JSON.parse(text);
  return { records: new Map(stored.records), faults: stored.faults };
}

function saveRecords(
  { cache, engineKey }: ReadModulesInput,
  records: ModuleRecords,
  faults: readonly ModuleError[],
): void {
  const stored: StoredRecords = { records: [...records], faults };
  cache.save('catalog', engineKey, JSON.stringify(stored));
}
