import type { GeneratedFile } from '../../read/sources/page-source.ts';
import type { LinkEnvironment } from '../../render/markdown/link-environment.ts';
import type { LoadedSite } from './load-site.ts';

type Loaded = Pick<LoadedSite, 'sources' | 'config'>;

/** Published files of each source besides its pages: the source's name, the site path and the file. */
export function listSourceFiles(
  { sources, config: { config } }: Loaded,
  env: LinkEnvironment,
): (readonly [source: string, path: string, file: GeneratedFile])[] {
  return sources.flatMap(({ source, data }) => {
    const files = source.outputs?.(data, { config, env }) ?? new Map<string, GeneratedFile>();
    return [...files].map(([path, file]) => [source.name, path, file] as const);
  });
}

/** Published files of all sources besides their pages, by site path. */
export function makeSourceFiles(loaded: Loaded, env: LinkEnvironment): Map<string, GeneratedFile> {
  return new Map(listSourceFiles(loaded, env).map(([, path, file]) => [path, file]));
}
