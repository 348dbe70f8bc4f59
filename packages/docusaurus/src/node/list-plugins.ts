import type { UnifiedPlugin, UnifiedPlugins } from './options.ts';

/** All plugins of an instance. */
export function listPlugins(own: UnifiedPlugins): UnifiedPlugin[] {
  return [
    ...(own.beforeDefaultRemarkPlugins ?? []),
    ...(own.remarkPlugins ?? []),
    ...(own.beforeDefaultRehypePlugins ?? []),
    ...(own.rehypePlugins ?? []),
  ];
}

/** Modules that what the plugins of an instance write imports. */
export function listSourceImports(own: UnifiedPlugins): string[] {
  return listPlugins(own).flatMap(({ imports = [] }) => imports);
}
