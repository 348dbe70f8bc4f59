import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';

/** The folder that the tested server serves. */
export const distDir = path.join(import.meta.dirname, '../../../dist');

/** Paths of all emitted HTML documents below `dist`, fragments left out. */
export async function listHtmlFiles(): Promise<string[]> {
  const entries = await readdir(distDir, { recursive: true });
  return entries.filter((file) => file.endsWith('.html') && !file.startsWith('assets')).sort();
}

/** The same as the server of a project tells it, with the base URL of its site. */
export async function fetchPages(request: APIRequestContext): Promise<string[]> {
  return readLocations(await (await request.get('sitemap.xml')).text());
}

/** URL paths of all pages that search engines are told of. */
export async function listPages(): Promise<string[]> {
  const sitemap = await readFile(path.join(distDir, 'sitemap.xml'), 'utf8');
  return readLocations(sitemap);
}

function readLocations(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}
