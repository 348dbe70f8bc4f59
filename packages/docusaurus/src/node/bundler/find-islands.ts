import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { IslandUse } from '@gruntwork-docs/engine';
import { hashText } from '@gruntwork-docs/engine/source';

/** Code that needs a browser: state, effects, handlers. */
const LIVE =
  /\buse(?:State|Reducer|Effect|LayoutEffect|SyncExternalStore|Transition|Optimistic|ColorMode|WindowSize|Collapsible)\b|\son[A-Z]\w*=\{|\bextends (?:React\.)?(?:Pure)?Component\b/;

const COMPONENT_FILE = /\.[jt]sx?$/;

/** Finds the exports of a file that are interactive components; none for files without any. */
export function findIslandsOf(file: string, siteDir: string): IslandUse[] {
  const bare = file.replace(/\?.*$/, '');
  if (!COMPONENT_FILE.test(bare) || bare.includes('/node_modules/') || !isBelow(siteDir, bare)) return [];
  const text = readFileSync(bare, 'utf8');
  if (!LIVE.test(text)) return [];
  const base = path.basename(bare).replace(/\W.*$/, '');
  const folder = base === 'index' ? path.basename(path.dirname(bare)).replace(/\W/g, '') : base;
  const key = hashText(path.relative(siteDir, bare)).slice(0, 6);
  return listComponents(text).map((exported) => ({
    exported,
    name: `${exported === 'default' ? folder || 'Component' : exported}_${key}`,
  }));
}

function isBelow(siteDir: string, file: string): boolean {
  // Content may be next to the site's own folder.
  return file.startsWith(path.dirname(path.resolve(siteDir)) + path.sep);
}

/** Returns the names of exports that are written like components. */
function listComponents(text: string): string[] {
  // A name in capitals is a constant, unless it is a function.
  const names = [
    ...text.matchAll(/^export\s+(?:(?:async\s+)?function|class)\s+([A-Z]\w*)/gm),
    ...text.matchAll(/^export\s+const\s+([A-Z]\w*[a-z]\w*)/gm),
  ].map(([, name = '']) => name);
  const listed = [...text.matchAll(/^export\s*\{([^}]*)\}\s*;?\s*$/gm)].flatMap(([, list = '']) =>
    list.split(',').map(
      (part) =>
        part
          .trim()
          .split(/\s+as\s+/)
          .at(-1) ?? '',
    ),
  );
  const all = [...names, ...listed.filter((name) => /^[A-Z]\w*[a-z]|^default$/.test(name))];
  return [...new Set(/^export\s+default\b/m.test(text) ? ['default', ...all] : all)];
}
