import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { BuildError } from '../../errors/build-error.ts';
import { findCodeFrameLine, shortenMessage, shortenPath } from '../../errors/bundler-message.ts';
import { createFrame } from '../../errors/frame.ts';

interface ViteError extends Error {
  readonly id?: string;
  readonly frame?: string;
  readonly loc?: { readonly file?: string; readonly line: number; readonly column: number };
}

/** Adds a position to a bundler's error, relative to the site; returns other errors unchanged. */
export function explainViteError(error: unknown, siteDir: string): unknown {
  if (!isViteError(error)) return error;
  const { loc, id, message } = error;
  const { line, column } =
    loc === undefined ? (findCodeFrameLine(message) ?? {}) : { line: loc.line, column: loc.column + 1 };
  const place = line === undefined || column === undefined ? undefined : { line, column };
  const file = (loc?.file ?? id)?.replace(/[?#].*$/, '');
  const frame = error.frame ? stripVTControlCharacters(error.frame) : createFileFrame(file, place);
  return new BuildError(shortenMessage(message), {
    file: file === undefined ? undefined : shortenPath(file, siteDir),
    ...place,
    frame,
  });
}

function isViteError(error: unknown): error is ViteError {
  return error instanceof Error && !(error instanceof BuildError) && ('loc' in error || 'id' in error);
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
