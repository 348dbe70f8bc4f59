import type { TextPlugin, TextPlugins } from './options.ts';

/** All plugins of an instance. */
export function listPlugins(own: TextPlugins): TextPlugin[] {
  return [
    ...(own.beforeDefaultRemarkPlugins ?? []),
    ...(own.remarkPlugins ?? []),
    ...(own.beforeDefaultRehypePlugins ?? []),
    ...(own.rehypePlugins ?? []),
  ];
}

/** Modules that what the plugins of an instance write imports. */
export function listWrittenImports(own: TextPlugins): string[] {
  return listPlugins(own).flatMap(({ imports = [] }) => imports);
}
