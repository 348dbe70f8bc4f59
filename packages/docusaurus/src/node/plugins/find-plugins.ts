import { cleanPath, prefixOf } from '../content-folders.ts';
import { listPlugins } from '../list-plugins.ts';
import type { DocusaurusOptions, UnifiedPlugins } from '../options.ts';

/** Plugins for the content of a folder, relative to the site. */
interface Place {
  /** Prefix of the file names. */
  readonly start: string;
  /** Folder of translations, for any language. */
  readonly translated: string;
  readonly plugins: UnifiedPlugins;
}

/** Finds the plugins for a file; `undefined` for one without any, such as MDX that only components import. */
export type FindPlugins = (file: string) => UnifiedPlugins | undefined;

/** Creates a function that finds the plugins for a file. */
export function createPluginFinder({ docs, blog, pages }: DocusaurusOptions): FindPlugins {
  const list = <Own extends object>(own: Own | readonly Own[] | false | undefined): readonly Own[] =>
    own === undefined || own === false ? [] : Array.isArray(own) ? own : [own as Own];
  const places: Place[] = [
    ...list(docs).flatMap((own) =>
      [cleanPath(own.path ?? 'docs'), `${prefixOf(own)}versioned_docs`].map((start) =>
        place(start, 'docs', own),
      ),
    ),
    ...list(blog).map((own) => place(cleanPath(own.path ?? 'blog'), 'blog', own)),
    ...list(pages).map((own) => place(cleanPath(own.path ?? 'src/pages'), 'pages', own)),
  ].filter(({ plugins }) => hasPlugins(plugins));
  if (places.length === 0) return () => undefined;
  places.sort((a, b) => b.start.length - a.start.length);
  return (file) => {
    const [, translated] = /^i18n\/[^/]+\/([^/]+)\//.exec(file) ?? [];
    return places.find((own) =>
      translated === undefined ? file.startsWith(own.start) : own.translated === translated,
    )?.plugins;
  };
}

function place(
  start: string,
  kind: 'docs' | 'blog' | 'pages',
  { id = 'default', ...plugins }: UnifiedPlugins & { readonly id?: string },
): Place {
  const name = `docusaurus-plugin-content-${kind}`;
  return { start: `${start}/`, translated: id === 'default' ? name : `${name}-${id}`, plugins };
}

function hasPlugins(own: UnifiedPlugins): boolean {
  return listPlugins(own).length > 0;
}
