import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { BuildError } from '../../errors/build-error.ts';
import { createFrame } from '../../errors/frame.ts';

interface ViteError extends Error {
  readonly id?: string;
  readonly frame?: string;
  readonly loc?: { readonly file?: string; readonly line: number; readonly column: number };
}

/** An error of the bundler as one with a place, files of the site relative to it; all others stay what they are. */
export function explainViteError(error: unknown, siteDir: string): unknown {
  if (!isViteError(error)) return error;
  const text = stripVTControlCharacters(error.message).trim();
  const { loc, id } = error;
  const place = loc === undefined ? findDrawnPlace(text) : { line: loc.line, column: loc.column + 1 };
  const file = (loc?.file ?? id)?.replace(/[?#].*$/, '');
  const frame = error.frame ? stripVTControlCharacters(error.frame) : createFileFrame(file, place);
  return new BuildError(shortenMessage(text), {
    file: file === undefined ? undefined : shortenPath(file, siteDir),
    ...place,
    frame,
  });
}

function isViteError(error: unknown): error is ViteError {
  return error instanceof Error && !(error instanceof BuildError) && ('loc' in error || 'id' in error);
}

/** The compiler draws the place into its message: `╭─[ src/a.tsx:2:10 ]`. */
function findDrawnPlace(text: string): { line: number; column: number } | undefined {
  const [, line, column] = /╭─\[ .*?:(\d+):(\d+) \]/.exec(text) ?? [];
  return line === undefined ? undefined : { line: Number(line), column: Number(column) };
}

/** What is wrong, without the count of errors before it and the drawing behind it. */
function shortenMessage(text: string): string {
  const [, message = text] =
    /^(?:.* failed with \d+ errors?:\s*)?(?:\[\w+\] )?([\s\S]*?)\s*(?:╭─\[|$)/.exec(text) ?? [];
  return message;
}

function createFileFrame(
  file: string | undefined,
  place: { line: number; column: number } | undefined,
): string | undefined {
  if (file === undefined || place === undefined) return undefined;
  try {
    return createFrame(readFileSync(file, 'utf8'), place.line, place.column);
  } catch {
    return undefined;
  }
}

function shortenPath(file: string, siteDir: string): string {
  const relative = path.relative(siteDir, file);
  return relative.startsWith('..') ? file : relative;
}
