import { existsSync } from 'node:fs';
import path from 'node:path';

const EXTENSIONS = ['.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.jsx', '/index.js'];

/** Finds a component in the site's theme folder, by its name in Docusaurus. */
export function findModuleFile(id: string, siteDir: string): string | undefined {
  const name = /^@theme\/(.+)$/.exec(id)?.[1];
  if (name === undefined) return undefined;
  return EXTENSIONS.map((extension) => path.join(siteDir, 'src/theme', name + extension)).find(existsSync);
}
