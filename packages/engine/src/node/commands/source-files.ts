import type { LinkEnvironment } from '../markdown/link-environment.ts';
import type { MadeFile } from '../sources/page-source.ts';
import type { LoadedSite } from './load-site.ts';

/** What all sources publish beside the pages, by site path. */
export function makeSourceFiles(
  { sources, config: { config } }: Pick<LoadedSite, 'sources' | 'config'>,
  env: LinkEnvironment,
): Map<string, MadeFile> {
  return new Map(sources.flatMap(({ source, data }) => [...(source.outputs?.(data, { config, env }) ?? [])]));
}
