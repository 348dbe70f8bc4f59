import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type CacheStore, openCache } from '../../cache/cache-store.ts';
import { hashJson, hashText } from '../../cache/hash.ts';
import { memo } from '../../cache/memo.ts';
import { stampEntry } from '../../cache/stamp-file.ts';
import { noteUse } from '../../cache/unused.ts';
import { engineKey } from '../../engine-key.ts';
import { listAllFiles } from '../../files/list-all-files.ts';
import { CACHE_ROOT, IS_COMPILED, LONGEST_BUILD, PROJECT_DIR, THEME_CACHE } from '../../paths.ts';
import { type CompiledTheme, compileInProcess } from './compile-in-process.ts';
import type { SourceModules } from './source-modules.ts';
import type { BundleThemeInput, ThemeBundle } from './theme-bundle.ts';
import { findThemeSources, type ThemeSources } from './theme-sources.ts';

/** Inputs of a compiled theme. */
interface BundleRecord {
  /** Absolute files, without those of installed packages, which the lock file covers. */
  readonly inputs: readonly string[];
  /** Hash of the inputs' content. */
  readonly hash: string;
  readonly bundle: ThemeBundle;
  /** The compiled files, with their hashes: damaged ones must not be published. */
  readonly files: readonly (readonly [file: string, hash: string])[];
}

/** Compiles the theme, or returns the cached one when none of its inputs have changed. */
export async function bundleTheme(input: BundleThemeInput): Promise<ThemeBundle> {
  const { siteDir, baseUrl, theme } = input;
  const found = await findThemeSources(siteDir, input.modules);
  const names = Object.values(found).flat();
  const modules = input.sources.map(({ name, components, behaviors }) => [name, components, behaviors]);
  const lock = await readFile(path.join(PROJECT_DIR, 'package-lock.json')).catch(() => '');
  const place = input.bundler !== undefined || dependsOnPlace(siteDir, [theme, modules]) ? siteDir : '';
  const key = hashText(
    engineKey,
    place,
    baseUrl,
    hashJson([theme, modules, names, input.bundler?.key ?? '', input.bundlerHash ?? '']),
    lock,
  );
  const dir = path.join(THEME_CACHE, key);
  const cache = openCache(CACHE_ROOT, input.onDamage);
  const record = await memo(
    cache,
    path.basename(THEME_CACHE),
    [key],
    () => compileRecord(dir, input, found),
    (saved) => stillHolds(saved, cache),
  );
  await noteUse(dir);
  return record.bundle;
}

/** Compiles the theme into a new folder: a parallel build may still use the previous one. */
async function compileRecord(
  dir: string,
  input: BundleThemeInput,
  found: ThemeSources,
): Promise<BundleRecord> {
  const out = path.join(dir, `${Date.now().toString(36)}-${process.pid}`);
  const started = Date.now();
  const { inputs, ...bundle } = await compile(out, input, found);
  const files = await hashCompiled(out);
  const hash = await hashCompiledInputs(inputs, started);
  await removeOld(dir, path.basename(out));
  return { inputs, hash, bundle, files };
}

/** A site's plugins cannot be sent to another process. */
async function compile(
  dir: string,
  { bundler, isInProcess = !IS_COMPILED, onDamage: _, ...input }: BundleThemeInput,
  found: ThemeSources,
): Promise<CompiledTheme> {
  if (!isInProcess && bundler === undefined) {
    const sources = input.sources.map(toPlainModules);
    return compileInProcess({ dir, input: { ...input, sources, found } });
  }
  // The bundler is slow to load and rarely needed.
  const { compileTheme } = await import('./compile-theme.ts');
  return compileTheme(dir, { ...input, bundler, found });
}

/** A source's modules, without the source itself. */
function toPlainModules({ name, components, behaviors }: SourceModules): SourceModules {
  return { name, ...(components && { components }), ...(behaviors && { behaviors }) };
}

/** False for the sites that share one compiled theme: those without packages and modules. */
function dependsOnPlace(siteDir: string, named: unknown): boolean {
  return JSON.stringify(named).includes('"./') || existsSync(path.join(siteDir, 'node_modules'));
}

async function removeOld(dir: string, current: string): Promise<void> {
  for (const name of await readdir(dir)) {
    const folder = path.join(dir, name);
    const found = await stat(folder).catch(() => undefined);
    const isOld = found?.isDirectory() === true && Date.now() - found.mtimeMs > LONGEST_BUILD;
    if (name !== current && isOld) await rm(folder, { recursive: true, force: true });
  }
}

/** True for a compiled theme with unchanged files and inputs. */
async function stillHolds({ files, inputs, hash }: BundleRecord, cache: CacheStore): Promise<boolean> {
  const found = await Promise.all(files.map(async ([name, own]) => (await hashFile(name)) === own || name));
  const damaged = found.filter((result) => typeof result === 'string');
  for (const name of damaged) cache.reportDamage(name);
  return damaged.length === 0 && (await hashInputs(inputs)) === hash;
}

async function hashFile(file: string): Promise<string> {
  const data = await readFile(file).catch(() => undefined);
  return data === undefined ? '' : hashText(data);
}

async function hashCompiled(folder: string): Promise<[string, string][]> {
  const files = (await listAllFiles(folder)).map((file) => path.join(folder, file));
  return Promise.all(files.map(async (file): Promise<[string, string]> => [file, await hashFile(file)]));
}

/**
 * Hashes of the inputs. An input that was saved after compiling began gets no hash, so that the next build
 * compiles again.
 */
async function hashCompiledInputs(files: readonly string[], started: number): Promise<string> {
  const hash = await hashInputs(files);
  const isSaved = files.some((file) => (stampEntry(file)?.changed ?? started) >= started);
  return isSaved ? '' : hash;
}

async function hashInputs(files: readonly string[]): Promise<string> {
  const texts = await Promise.all(files.map((file) => readFile(file).catch(() => 'missing')));
  return hashText(...files.flatMap((file, index) => [file, texts[index] ?? '']));
}
