import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SourceError } from '../hcl/errors.ts';
import { listModuleFiles } from './module-files.ts';

/** Maximum size of a file in bytes; the largest hand-written ones have about 300 kB. */
export const MAX_FILE_BYTES = 4_000_000;

/**
 * Reads a folder's configuration files, including OpenTofu's replacements, and README. Files that are not
 * text become errors.
 */
export async function readModuleFolder(
  folder: string,
): Promise<{ texts: Map<string, string>; errors: SourceError[] }> {
  const texts = new Map<string, string>();
  const errors: SourceError[] = [];
  let names: string[];
  try {
    names = await readdir(folder);
  } catch (error) {
    return {
      texts,
      errors: [fileError(folder, `The folder cannot be read: ${reason(error)}`, 'Give a folder')],
    };
  }
  const wanted = listModuleFiles(names);
  if (wanted === undefined) {
    const hint = 'Give a folder with `.tf` or `.tofu` files';
    return { texts, errors: [fileError(folder, 'The folder holds no Terraform files', hint)] };
  }
  for (const name of wanted) {
    const result = await readText(join(folder, name), name);
    if (typeof result === 'string') texts.set(name, result);
    else errors.push(result);
  }
  return { texts, errors };
}

async function readText(path: string, name: string): Promise<string | SourceError> {
  try {
    // Checked before opening, because opening a named pipe blocks until somebody writes to it.
    const stats = await stat(path);
    if (!stats.isFile()) return fileError(name, 'This is not a file', 'Rename or remove it');
    if (stats.size > MAX_FILE_BYTES) {
      return fileError(name, `The file has ${stats.size} bytes, more than ${MAX_FILE_BYTES}`, 'Split it');
    }
    return decode(await readFile(path), name);
  } catch (error) {
    return fileError(name, `The file cannot be read: ${reason(error)}`, 'Check its permissions and links');
  }
}

function decode(bytes: Uint8Array, name: string): string | SourceError {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    const readable = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    const lines = readable.slice(0, readable.indexOf('\uFFFD')).split('\n');
    return {
      ...fileError(name, 'The file is not UTF-8 text', 'Save it as UTF-8'),
      line: lines.length,
      column: [...(lines.at(-1) ?? '')].length + 1,
    };
  }
}

function reason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT') return 'it does not exist';
  if (code === 'EACCES' || code === 'EPERM') return 'permission denied';
  if (code === 'ELOOP') return 'its links form a loop';
  return code === '' ? String(error) : code;
}

function fileError(file: string, message: string, hint: string): SourceError {
  return { message, file, line: 1, column: 1, hint };
}
