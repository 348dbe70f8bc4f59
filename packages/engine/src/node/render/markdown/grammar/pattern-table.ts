import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundledLanguages } from 'shiki/langs';
import { type Translation, translatePattern } from './translation.ts';

/** The most common languages in documentation of infrastructure. */
const LANGUAGES = ['hcl', 'terraform', 'yaml', 'shellscript', 'json', 'go'] as const;

const FILE = 'patterns.json';

/**
 * Writes the translated patterns of the most common languages into the folder of a compiled engine:
 * translating those of five languages takes each thread a seventh of a second.
 */
export async function writePatternTable(folder: string): Promise<void> {
  const grammars = await Promise.all(LANGUAGES.map(async (lang) => (await bundledLanguages[lang]()).default));
  const patterns = new Set(grammars.flat().flatMap(listPatterns).flatMap(placeAnchors));
  const table = [...patterns].flatMap((pattern) => {
    const translation = tryTranslation(pattern);
    return translation === undefined ? [] : [[pattern, translation]];
  });
  writeFileSync(path.join(folder, FILE), JSON.stringify(table));
}

/** The pattern table of a compiled engine; empty if the engine was compiled without one. */
export function loadPatternTable(folder: string): ReadonlyMap<string, Translation> {
  const file = path.join(folder, FILE);
  return new Map(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []);
}

function tryTranslation(pattern: string): Translation | undefined {
  try {
    return translatePattern(pattern);
  } catch {
    return;
  }
}

const KEYS = new Set(['match', 'begin', 'end', 'while']);

/** All patterns in a grammar. */
export function listPatterns(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' && KEYS.has(key) ? [value] : listPatterns(value),
  );
}

/**
 * The variants of a pattern that `vscode-textmate` creates: with and without the anchors for the start of a
 * text (`\A`) and the end of the last match (`\G`), and with a different end of text. Other variants are
 * translated when they are used.
 */
function placeAnchors(pattern: string): string[] {
  return [true, false].flatMap((isStart) =>
    [true, false].map((isBehind) =>
      pattern.replace(/\\([\s\S])/g, (written, sign) => {
        if (sign === 'z') return '$(?!\\n)(?<!\\n)';
        const isAllowed = sign === 'A' ? isStart : sign !== 'G' || isBehind;
        return isAllowed ? written : '\\\uffff';
      }),
    ),
  );
}
