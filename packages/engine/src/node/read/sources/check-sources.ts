import type { Problem } from '../../errors/problem.ts';
import type { LinkEnvironment } from '../../render/markdown/link-environment.ts';
import type { LoadedSource } from './load-sources.ts';
import type { OutputContext } from './page-source.ts';

/** Problems of all sources' data, checked once all pages are known. */
export function checkSources(
  sources: readonly LoadedSource[],
  config: OutputContext['config'],
  env: LinkEnvironment,
): Problem[] {
  return sources.flatMap(({ source, data }) => [...(source.check?.(data, { config, env }) ?? [])]);
}
