import path from 'node:path';
import type { SiteConfig } from '#shared/site-config.ts';
import { hashText } from '../cache/hash.ts';
import { stampFile } from '../cache/stamp-file.ts';
import { listFiles } from '../content/list-files.ts';
import { listPublicFolders } from '../files/find-public-file.ts';
import type { OutputFile } from './publish.ts';

/** Files that are published as they are; the key is their stamp, so that large ones are not read to be compared. */
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
  return new Map(
    files.map((file): [string, OutputFile] => {
      const from = path.join(folder, file);
      return [file, { type: 'copy', from, key: hashText(from, stampFile(from)) }];
    }),
  );
}
