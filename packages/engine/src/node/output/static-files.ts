import path from 'node:path';
import { hashText } from '../cache/hash.ts';
import { stampFile } from '../cache/stamp-file.ts';
import { listFiles } from '../content/list-files.ts';
import type { OutputFile } from './publish.ts';

/** Files that are published as they are; the key is their stamp, so that large ones are not read to be compared. */
export async function collectStaticFiles(folder: string): Promise<Map<string, OutputFile>> {
  const files = await listFiles(folder, () => true);
  return new Map(
    files.map((file): [string, OutputFile] => {
      const from = path.join(folder, file);
      return [file, { type: 'copy', from, key: hashText(from, stampFile(from)) }];
    }),
  );
}
