import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { CACHE_ROOT } from '@gruntwork-docs/engine/site';
import { hashJson } from '@gruntwork-docs/engine/source';

/** Versions of the measured libraries. */
const VERSIONS = {
  minisearch: '7.2.0',
  '@orama/orama': '3.1.18',
  flexsearch: '0.8.212',
  lunr: '2.3.9',
  pagefind: '1.6.0',
};

/** Installs the libraries into a separate folder, once: only this measurement needs them. */
export async function installRivals(): Promise<string> {
  const folder = path.join(CACHE_ROOT, 'search-rivals', hashJson(VERSIONS));
  if (existsSync(path.join(folder, 'node_modules/.package-lock.json'))) return folder;
  await mkdir(folder, { recursive: true });
  const manifest = { private: true, type: 'module', dependencies: VERSIONS };
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest));
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund'];
  await promisify(execFile)('npm', args, { cwd: folder });
  return folder;
}

/** Imports a file of an installed library. */
export async function importRival(folder: string, file: string): Promise<Readonly<Record<string, unknown>>> {
  return import(pathToFileURL(path.join(folder, 'node_modules', file)).href);
}
