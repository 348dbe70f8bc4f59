import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashText } from '../cache/hash.ts';
import { listFiles } from '../content/list-files.ts';
import { CACHE_ROOT, ROOT } from '../paths.ts';
import { findThemeSources, THEME_SOURCE_FOLDERS, type ThemeSources } from './theme-sources.ts';

/** The theme, compiled: where its server modules are and what the browser loads. */
export interface ThemeBundle {
  /** Absolute paths of the server modules. */
  readonly bodyModule: string;
  readonly shellModule: string;
  /** Changes when anything that renders page bodies changes. */
  readonly bodyHash: string;
  /** Changes when anything that renders the document around them changes. */
  readonly shellHash: string;
  /** Folder whose content is published as `/assets`. */
  readonly clientDir: string;
  /** File names below `clientDir`. */
  readonly clientFiles: readonly string[];
  readonly entry: string;
  readonly css: readonly string[];
  readonly preloads: readonly string[];
  readonly fonts: readonly string[];
  readonly buildId: string;
}

/** Compiles the theme, or takes the compiled one from the cache when no source of it changed. */
export async function bundleTheme(siteDir: string, baseUrl: string): Promise<ThemeBundle> {
  const sources = await findThemeSources(siteDir);
  const key = await hashSources(baseUrl, sources);
  const dir = path.join(CACHE_ROOT, 'theme', key);
  const record = path.join(dir, 'bundle.json');
  if (existsSync(record)) return JSON.parse(await readFile(record, 'utf8'));
  await rm(dir, { recursive: true, force: true });
  // The bundler takes long to load and is rarely needed.
  const { compileTheme } = await import('./compile-theme.ts');
  const bundle = await compileTheme(dir, baseUrl, sources);
  await writeFile(`${record}.tmp`, JSON.stringify(bundle));
  await rename(`${record}.tmp`, record);
  return bundle;
}

async function hashSources(baseUrl: string, sources: ThemeSources): Promise<string> {
  const parts: (string | Uint8Array)[] = [baseUrl];
  for (const folder of THEME_SOURCE_FOLDERS) {
    const files = await listFiles(
      path.join(ROOT, folder),
      (name) => !/\.(?:test|spec)\.tsx?$|\.tsbuildinfo$/.test(name),
    );
    const texts = await Promise.all(files.map((file) => readFile(path.join(ROOT, folder, file))));
    files.forEach((file, index) => {
      parts.push(`${folder}/${file}`, texts[index] ?? '');
    });
  }
  parts.push(await readFile(path.join(ROOT, 'package-lock.json')));
  for (const file of [...sources.islands, ...sources.pages.map((page) => page.path)]) {
    parts.push(file, await readFile(file));
  }
  return hashText(...parts);
}
