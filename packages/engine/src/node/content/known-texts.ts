import { stampEntry } from '../cache/stamp-file.ts';
import type { TextFacts } from './doc.ts';

/** What is known of texts that were read before. */
export interface KnownTexts {
  /** By site-relative file. */
  readonly texts: ReadonlyMap<string, KnownText>;
  /** Hears of texts that were known and are to be read again: something is going to be made. */
  onEdit?(): void;
}

/** What is known of a file that looks as it did; `undefined` when its text is to be read. */
export function findText(file: string, stamp: string | undefined, known: KnownTexts): KnownText | undefined {
  const found = known.texts.get(file);
  if (found === undefined || found.stamp === stamp) return found;
  known.onEdit?.();
  return undefined;
}

export interface KnownText {
  /** What the file looked like before it was read. */
  readonly stamp: string;
  /** Of the text. */
  readonly hash: string;
  readonly facts: TextFacts;
}

/** Milliseconds after which a file's time tells its changes apart on every file system. */
const STEADY = 3_000;

/** What a file looks like; `undefined` for one so young that a second change might look the same. */
export function stampSteady(path: string, now: number = Date.now()): string | undefined {
  const found = stampEntry(path);
  if (found === undefined) return undefined;
  const age = now - found.changed;
  return age < STEADY ? undefined : found.stamp;
}

/** A file is not what it was when the build found that it need not be read. */
export class ChangedTextError extends Error {
  constructor(readonly file: string) {
    super(`\`${file}\` has changed while the site was built`);
    this.name = 'ChangedTextError';
  }
}
