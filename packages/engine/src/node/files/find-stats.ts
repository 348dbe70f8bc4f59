import { type Stats, statSync } from 'node:fs';
import { hasCode } from '../errors/has-code.ts';

/** Stats of a file or folder; `undefined` if there is none, also when a parent of the path is a file. */
export function findStats(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch (error) {
    if (hasCode(error, 'ENOTDIR')) return undefined;
    throw error;
  }
}
