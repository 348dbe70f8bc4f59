import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfig } from '#shared/site-config.ts';
import { hashText } from '../cache/hash.ts';
import { stampFile } from '../cache/stamp-file.ts';
import { listPublicFolders } from '../files/find-public-file.ts';
import { listFiles } from '../files/list-files.ts';
import type { OutputFile } from './manifest.ts';

/** Rules for hosts: the static directory's rules are added to the generated ones. */
const HOST_FILES: readonly string[] = ['_headers', '_redirects'];

/** True for a file of the static directory that is merged into a generated file. */
export function isHostFile(file: string): boolean {
  return HOST_FILES.includes(file);
}

/** Reports the special effects of a site's own files of these names. */
export function describeSiteFiles(
  staticFiles: ReadonlyMap<string, unknown>,
  { staticDirectory, leftOutFiles }: Pick<SiteConfig, 'staticDirectory' | 'leftOutFiles'>,
): string[] {
  return [
    ...['robots.txt', 'llms.txt', 'llms-full.txt'].map(
      (file) => [file, 'is published in place of the generated one'] as const,
    ),
    ...HOST_FILES.map((file) => [file, 'is added to the generated rules'] as const),
    ...leftOutFiles.map((file) => [file, 'is left out: the build writes its own'] as const),
  ].flatMap(([file, text]) => (staticFiles.has(file) ? [`${staticDirectory}/${file} ${text}`] : []));
}

/** Static files; the key is their stamp, so that large ones need not be read for comparison. */
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
  const rules = HOST_FILES.filter((file) => existsSync(path.join(folder, file)));
  return new Map(
    [...files, ...rules].map((file): [string, OutputFile] => {
      const from = path.join(folder, file);
      return [file, { type: 'copy', from, key: hashText(from, stampFile(from)) }];
    }),
  );
}
