import path from 'node:path';
import type { SourceModules } from './source-modules.ts';
import type { Theme } from './theme.ts';

/**
 * The modules and styles in a site's folder that its theme and its sources name, as written: `./theme/a.css`.
 */
export function listSiteModules(theme: Theme, sources: readonly SourceModules[]): string[] {
  const { body, document, client, components, behaviors, scripts = [], styles = [], slots = {} } = theme;
  const named = [
    ...[body, document, client, components, behaviors, ...scripts, ...styles, ...Object.values(slots)],
    ...sources.flatMap((source) => [source.components, source.behaviors]),
  ];
  return named.flatMap((name) => (name?.startsWith('./') === true ? [name] : []));
}

/**
 * Site-relative folders of the modules and styles in a site's folder that its theme and its sources name,
 * since they import neighboring files; for a module directly in the site's folder, the file itself.
 */
export function listModuleFolders(theme: Theme, sources: readonly SourceModules[]): string[] {
  const files = listSiteModules(theme, sources).map((name) => path.posix.normalize(name));
  return [...new Set(files.map((file) => (file.includes('/') ? path.posix.dirname(file) : file)))];
}
