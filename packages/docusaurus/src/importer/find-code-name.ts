import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@gruntwork-docs/engine/source';

const HIDDEN =
  /<(figcaption|span|div|p)\b[^>]*?\bclassName=(["'])(?:[^"']*\s)?(?:sr-only|visually-hidden)(?:\s[^"']*)?\2[^>]*>\s*([^<>{}]+?)\s*<\/\1>/;

/**
 * Finds the label that the site's own code component gives every block for screen readers; `undefined`
 * without one.
 */
export async function findCodeName(siteDir: string): Promise<string | undefined> {
  const folder = path.join(siteDir, 'src/theme/CodeBlock');
  for (const file of await listFiles(folder, (name) => /\.[jt]sx?$/.test(name))) {
    const found = HIDDEN.exec(await readFile(path.join(folder, file), 'utf8'));
    if (found?.[3] !== undefined) return found[3].replace(/\s+/g, ' ');
  }
  return undefined;
}
