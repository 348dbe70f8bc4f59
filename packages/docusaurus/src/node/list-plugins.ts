import type { UnifiedPlugin, UnifiedPlugins } from './options.ts';

/** Returns all plugins of an instance. */
export function listPlugins(own: UnifiedPlugins): UnifiedPlugin[] {
  return [
    ...(own.beforeDefaultRemarkPlugins ?? []),
    ...(own.remarkPlugins ?? []),
    ...(own.beforeDefaultRehypePlugins ?? []),
    ...(own.rehypePlugins ?? []),
  ];
}

/** Returns the modules imported by generated code of an instance's plugins. */
export function listSourceImports(own: UnifiedPlugins): string[] {
  return listPlugins(own).flatMap(({ imports = [] }) => imports);
}
