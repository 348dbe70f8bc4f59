import { type Stats, statSync } from 'node:fs';
import { hasCode } from '../errors/has-code.ts';

/** What the system knows of a file or folder; `undefined` where there is none, be it because a part of its path is a file. */
export function findStats(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch (error) {
    if (hasCode(error, 'ENOTDIR')) return undefined;
    throw error;
  }
}
