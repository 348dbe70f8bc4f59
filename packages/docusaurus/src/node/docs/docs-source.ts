import type { LoadContext, PageSource, Problem, SourceData, SourceShare } from '@gruntwork-docs/engine';
import type { SidebarNode } from '@gruntwork-docs/engine/shared';
import { routeKey, withBase } from '@gruntwork-docs/engine/shared';
import type { Doc, LoadedSidebars } from '@gruntwork-docs/engine/source';
import {
  createDescriptions,
  describeItems,
  type FindDescription,
  hashJson,
  hashText,
} from '@gruntwork-docs/engine/source';
import { translateSidebars } from '../languages/translate-sidebars.ts';
import { findPluginFolder, readMessages } from '../languages/translations.ts';
import { listSourceImports } from '../list-plugins.ts';
import { findPageModules, type PageModule } from '../modules/find-modules.ts';
import type { Aliases, DocsOptions } from '../options.ts';
import { loadTagsFile } from '../tags-file.ts';
import { findInstanceVersions } from './find-versions.ts';
import { type InstanceDoc, type Language, type LoadedInstance, loadInstance } from './load-instance.ts';
import { createLocale, listLanguages } from './load-locales.ts';
import { loadInstanceSidebars } from './load-sidebars.ts';
import { resolveDocs } from './resolve-docs.ts';

export interface DocsSourceInput {
  readonly instances: readonly DocsOptions[];
  /** Folders to watch. */
  readonly folders: readonly string[];
  /** Folders of standalone pages and posts. */
  readonly pagesFolder: string;
  readonly blogFolders: readonly (readonly [id: string | undefined, folder: string])[];
  readonly aliases?: Aliases | undefined;
}

/**
 * Creates the source of the documents of all instances with their sidebars; the versions of the first
 * instance are the site's.
 */
export function createDocsSource({ instances, folders, aliases, ...places }: DocsSourceInput): PageSource {
  return {
    name: 'docs',
    watch: folders,
    shownElsewhere: [],
    async load(context) {
      const loadAll = async (language?: Language): Promise<LoadedInstance[]> =>
        (
          await Promise.all(
            instances.map((options, index) => loadVersions(context, options, index === 0, language)),
          )
        ).flat();
      const loaded = await loadAll();
      const main = loaded.filter(({ isMain }) => isMain);
      const { sidebars, versionSidebars } = arrangeSidebars(loaded);
      const translated = await Promise.all(
        listLanguages(context.config).map(async ({ locale, language }) => {
          const own = await loadAll(language);
          return createLocale({ context, locale, ...places, loaded: own, ...arrangeSidebars(own) });
        }),
      );
      const docs = loaded.flatMap((own) => own.docs);
      const data = {
        hash: hashText(
          ...loaded.flatMap((own) => [own.version.name, own.sidebars.hash]),
          ...translated.map((own) => own.hash),
        ),
        docs: docs.map(({ doc }) => doc),
        // A version may be a symlink to another folder.
        publicFolders: loaded.map(({ version }) => version.folder),
        shownVersions: main.map(({ version: { name, label, isLast, path } }) => ({
          name,
          label,
          isLast,
          path,
        })),
        modules: await findPageModules(
          [...docs.map(({ doc }) => doc), ...translated.flatMap((own) => own.docs)].map(
            ({ source }) => source,
          ),
          context.siteDir,
          aliases,
          instances.flatMap(listSourceImports),
        ),
        problems: docs.flatMap(describeUnknownKeys),
        structure: {
          sidebars,
          versions: main.map(({ version }) => version),
          versionSidebars,
          locales: translated,
        },
      };
      return data satisfies { modules: readonly PageModule[]; problems: readonly Problem[] };
    },
    share(data, { allTrees, config }) {
      const versions = 'shownVersions' in data ? data.shownVersions : [];
      const describe = createDescriptions(listAllDocs(data), (route) => withBase(config.baseUrl, route));
      return {
        shown: {
          [CARDS]: createShown(allTrees, describe),
          [VERSIONS]: { hash: hashJson(versions), value: versions },
        },
      };
    },
    check: (data) => ('problems' in data ? (data.problems as readonly Problem[]) : []),
  };
}

/** Key of the data for `DocCardList`. */
const CARDS = 'docusaurus categories';
/** Key of the version data for components. */
const VERSIONS = 'docusaurus versions';

function listAllDocs({ docs = [], structure }: SourceData): Doc[] {
  return [...docs, ...(structure?.locales ?? []).flatMap((locale) => locale.docs)];
}

type Shown = NonNullable<SourceShare['shown']>[string];

/** Returns the category of each page by URL: its own, else its parent, else the top of the sidebar. */
function createShown(trees: readonly (readonly SidebarNode[])[], describe: FindDescription): Shown {
  const found: Record<string, { label: string; url?: string; items: readonly SidebarNode[] }> = {};
  const visit = (nodes: readonly SidebarNode[], label: string, url?: string): void => {
    const here = { label, ...(url !== undefined && { url }), items: describeItems(nodes, describe) };
    for (const node of nodes) {
      if (node.type === 'category') visit(node.items, node.label, node.url);
      else if (node.type === 'link') found[routeKey(node.url)] ??= here;
    }
    if (url !== undefined) found[routeKey(url)] = here;
  };
  for (const tree of trees) visit(tree, '');
  return { hash: hashJson(found), value: found };
}

/** Returns the sidebars that the navbar refers to, and those of each version. */
function arrangeSidebars(loaded: readonly LoadedInstance[]): {
  sidebars: LoadedSidebars;
  versionSidebars: Map<string, LoadedSidebars>;
} {
  const main = loaded.filter(({ isMain }) => isMain);
  const shared = mergeSidebars(loaded.filter(({ isMain }) => !isMain).map(({ sidebars }) => sidebars));
  // Unversioned documents are published with the last version.
  const withShared = (own: LoadedInstance): LoadedSidebars =>
    own.version.isLast ? mergeSidebars([own.sidebars, shared]) : own.sidebars;
  const current = main.find(({ version }) => version.name === 'current') ?? main[0];
  return {
    sidebars: current === undefined ? shared : withShared(current),
    versionSidebars: new Map(main.map((own) => [own.version.name, withShared(own)])),
  };
}

async function loadVersions(
  context: LoadContext,
  options: DocsOptions,
  isMain: boolean,
  language: Language | undefined,
): Promise<LoadedInstance[]> {
  const { siteDir, cache } = context;
  const versions = await findInstanceVersions(siteDir, options);
  const ownPrefix = isMain ? '' : `${options.id ?? 'default'}:`;
  return Promise.all(
    versions.map(async (version): Promise<LoadedInstance> => {
      const idPrefix = isMain || version.isLast ? ownPrefix : `${ownPrefix}${version.name}:`;
      const isUnversioned = !isMain;
      const { tags, text } = await loadTagsFile(siteDir, version.folder, options.tags);
      const { baseUrl } = context.config;
      const shared = { siteDir, baseUrl, cache, options, idPrefix };
      if (language === undefined) {
        const read = await loadInstance({ context, options, version, idPrefix, tags, isUnversioned });
        const found = await loadInstanceSidebars({ ...shared, version, docs: read });
        const sidebars = { ...found, hash: hashText(found.hash, text) };
        return { version, docs: resolveDocs(read, sidebars.sidebars), sidebars, isMain };
      }
      const folder = findPluginFolder(language.name, 'docs', options.id);
      const part = version.name === 'current' ? 'current' : `version-${version.name}`;
      const overlay = `${folder}/${part}`;
      const messages = await readMessages(siteDir, `${overlay}.json`);
      const label = messages.get('version.label') ?? version.label;
      const moved = { ...version, label, path: language.root + version.path };
      const input = { context, options, version: moved, idPrefix, tags, isUnversioned, language, overlay };
      const read = await loadInstance(input);
      const found = await loadInstanceSidebars({ ...shared, version: moved, docs: read });
      const sidebars = translateSidebars(found, messages, idPrefix);
      return { version: moved, docs: resolveDocs(read, sidebars.sidebars), sidebars, isMain, overlay };
    }),
  );
}

function mergeSidebars(all: readonly LoadedSidebars[]): LoadedSidebars {
  return {
    sidebars: Object.assign({}, ...all.map(({ sidebars }) => sidebars)),
    file: all.find(({ file }) => file !== undefined)?.file,
    hash: hashText(...all.map(({ hash }) => hash)),
    inputs: all.flatMap(({ inputs }) => inputs),
  };
}

function describeUnknownKeys({ doc, unknownKeys }: InstanceDoc): Problem[] {
  return unknownKeys.map((key) => ({
    kind: 'frontmatter',
    page: doc.source.file,
    line: undefined,
    message: `nothing reads the frontmatter key \`${key}\``,
  }));
}
