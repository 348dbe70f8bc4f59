import { hashText } from '@gruntwork-docs/engine/source';

/** A file of the index. */
export interface IndexFile {
  /** Hash of the text. */
  readonly key: string;
  readonly text: string;
}

/** Creates a file with its key. */
export function createFile(text: string): IndexFile {
  return { key: hashText(text), text };
}
