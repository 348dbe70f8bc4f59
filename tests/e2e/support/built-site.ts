import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The folder that the tested server serves. */
export const distDir = path.join(import.meta.dirname, '../../../dist');

/** Paths of all emitted HTML documents below `dist`, fragments left out. */
export async function listHtmlFiles(): Promise<string[]> {
  const entries = await readdir(distDir, { recursive: true });
  return entries.filter((file) => file.endsWith('.html') && !file.startsWith('assets')).sort();
}

/** The address of a document below the base URL, from its path below `dist`. */
export function toAddress(file: string): string {
  return file.replace(/(?:^|(\/))index\.html$/, '$1').replace(/\.html$/, '');
}

/** URL paths of all pages that search engines are told of. */
export async function listPages(): Promise<string[]> {
  const sitemap = await readFile(path.join(distDir, 'sitemap.xml'), 'utf8');
  return readLocations(sitemap);
}

function readLocations(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}
