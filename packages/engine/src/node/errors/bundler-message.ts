import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { createFrame } from './frame.ts';

/** What a bundler says is wrong, and where, if that is a file: one of the site as seen from its folder. */
export interface BundlerMessage {
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  readonly frame?: string;
}

/** Reads what a bundler says, which is drawn for a terminal. */
export function readBundlerMessage(text: string, siteDir: string): BundlerMessage {
  const message = shortenMessage(text);
  const found = findFramePosition(text);
  if (found === undefined) return { message };
  const { drawn, ...place } = found;
  const file = path.resolve(drawn);
  if (!existsSync(file)) return { message };
  const frame = createFrame(readFileSync(file, 'utf8'), place.line, place.column);
  return { message, file: shortenPath(file, siteDir), ...place, frame };
}

/** The compiler draws the place into its message: `╭─[ src/a.tsx:2:10 ]`, seen from where the program runs. */
export function findFramePosition(text: string): { drawn: string; line: number; column: number } | undefined {
  const [, drawn = '', line, column] = /╭─\[ (.*?):(\d+):(\d+) \]/.exec(stripVTControlCharacters(text)) ?? [];
  return line === undefined ? undefined : { drawn, line: Number(line), column: Number(column) };
}

/** What stands before what is wrong: the plugin that says it, and how many errors there are. */
const BEFORE = /^(?:\[plugin [^\]]+\]\s*|(?:\w*Error: )?\S.* failed with \d+ errors?:\s*|\[\w+\] )/;

/** What is wrong, without colors, what stands before it, and the drawing behind it. */
export function shortenMessage(text: string): string {
  let message = stripVTControlCharacters(text).trim();
  while (BEFORE.test(message)) message = message.replace(BEFORE, '');
  return message.replace(/\s*╭─\[[\s\S]*/, '');
}

/** A file as seen from the site; one that lies elsewhere keeps its whole path. */
export function shortenPath(file: string, siteDir: string): string {
  const relative = path.relative(siteDir, file);
  return relative.startsWith('..') ? file : relative;
}
