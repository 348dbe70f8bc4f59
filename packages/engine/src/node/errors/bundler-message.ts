import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { createFrame } from './frame.ts';

/**
 * A bundler's error message with its position, if it has one: files of the site are relative to its folder.
 */
export interface BundlerMessage {
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  readonly frame?: string;
}

/** Parses a bundler's message, which is formatted for a terminal. */
export function readBundlerMessage(text: string, siteDir: string): BundlerMessage {
  const message = shortenMessage(text);
  const found = findCodeFrameLine(text);
  if (found === undefined) return { message };
  const { drawn, ...place } = found;
  const file = path.resolve(drawn);
  if (!existsSync(file)) return { message };
  const frame = createFrame(readFileSync(file, 'utf8'), place.line, place.column);
  return { message, file: shortenPath(file, siteDir), ...place, frame };
}

/**
 * The compiler includes the position in its message: `╭─[ src/a.tsx:2:10 ]`, relative to the working
 * directory.
 */
export function findCodeFrameLine(text: string): { drawn: string; line: number; column: number } | undefined {
  const [, drawn = '', line, column] = /╭─\[ (.*?):(\d+):(\d+) \]/.exec(stripVTControlCharacters(text)) ?? [];
  return line === undefined ? undefined : { drawn, line: Number(line), column: Number(column) };
}

/** Prefix of the actual message: the plugin's name, and the number of errors. */
const BEFORE = /^(?:\[plugin [^\]]+\]\s*|(?:\w*Error: )?\S.* failed with \d+ errors?:\s*|\[\w+\] )/;

/** The actual message, without colors, prefix and code frame. */
export function shortenMessage(text: string): string {
  let message = stripVTControlCharacters(text).trim();
  while (BEFORE.test(message)) message = message.replace(BEFORE, '');
  return message.replace(/\s*╭─\[[\s\S]*/, '');
}

/** A file's path relative to the site; a file outside of it keeps its absolute path. */
export function shortenPath(file: string, siteDir: string): string {
  const relative = path.relative(siteDir, file);
  return relative.startsWith('..') ? file : relative;
}
