import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '#shared/site-config.ts';
import { hashText } from '../cache/hash.ts';
import { listPublicFolders } from '../files/find-public-file.ts';
import { listFiles } from '../files/list-files.ts';
import type { OutputFile } from './publish.ts';

/** Files that are published as they are; the key is size and time, so that large ones are not read to be compared. */
export async function collectStaticFiles(
  siteDir: string,
  config: Pick<SiteConfig, 'staticDirectory' | 'publishedFolders'>,
): Promise<Map<string, OutputFile>> {
  const { staticDirectory } = config;
  const folder = path.join(siteDir, staticDirectory);
  const files = await listFiles(folder, () => true, {
    shownAs: staticDirectory,
    roots: listPublicFolders(config).map((name) => path.resolve(siteDir, name)),
    dotFolders: ['.well-known'],
  });
  const outputs = await Promise.all(
    files.map(async (file): Promise<[string, OutputFile]> => {
      const from = path.join(folder, file);
      const { size, mtimeMs } = await stat(from);
      return [file, { type: 'copy', from, key: hashText(from, String(size), String(mtimeMs)) }];
    }),
  );
  return new Map(outputs);
}
