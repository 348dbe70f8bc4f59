import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '#engine/node/files/list-files.ts';

/** A file as its writer wrote it: nothing is inserted yet. */
export interface WrittenText {
  /** Path below the project. */
  readonly file: string;
  readonly lines: readonly string[];
}

const root = path.join(import.meta.dirname, '../../site');

/** Reads all files of `content` that hold words. */
export async function loadTexts(): Promise<WrittenText[]> {
  const files = await listFiles(path.join(root, 'content'), (name) => /\.(?:mdx?|yaml|ts|svg)$/.test(name));
  return Promise.all(
    files.map(async (name) => {
      const text = await readFile(path.join(root, 'content', name), 'utf8');
      return createText(`content/${name}`, text);
    }),
  );
}

export function createText(file: string, text: string): WrittenText {
  return { file, lines: text.split('\n') };
}
