import type { LoadContext, PageSource, Problem, SourceShare } from '@gruntwork-docs/engine';
import { hashJson, hashText } from '@gruntwork-docs/engine/node/cache/hash.ts';
import type { LoadedSidebars } from '@gruntwork-docs/engine/node/content/sidebar-config.ts';
import {
  createDescriptions,
  describeItems,
  type FindDescription,
} from '@gruntwork-docs/engine/node/sidebars/describe-items.ts';
import type { SidebarNode } from '@gruntwork-docs/engine/shared/page-view.ts';
import { routeKey, withBase } from '@gruntwork-docs/engine/shared/url.ts';
import { findPageModules, type PageModule } from './find-modules.ts';
import { findInstanceVersions, type InstanceVersion } from './find-versions.ts';
import { type InstanceDoc, loadInstance } from './load-instance.ts';
import { loadInstanceSidebars } from './load-sidebars.ts';
import type { Aliases, DocsOptions } from './options.ts';
import { placeDocs } from './place-docs.ts';
import { loadTagsFile } from './tags-file.ts';

interface Loaded {
  readonly version: InstanceVersion;
  readonly docs: readonly InstanceDoc[];
  readonly sidebars: LoadedSidebars;
  readonly isMain: boolean;
}

/** The documents of all instances with their sidebars; the versions of the first instance are the site's. */
export function createDocsSource(
  instances: readonly DocsOptions[],
  folders: readonly string[],
  aliases?: Aliases,
): PageSource {
  return {
    name: 'docs',
    watch: folders,
    shownElsewhere: [],
    async load(context) {
      const loaded = (
        await Promise.all(instances.map((options, index) => loadVersions(context, options, index === 0)))
      ).flat();
      const main = loaded.filter(({ isMain }) => isMain);
      const others = loaded.filter(({ isMain }) => !isMain);
      const shared = mergeSidebars(others.map(({ sidebars }) => sidebars));
      // What belongs to no version is published with the last one.
      const withShared = (own: Loaded): LoadedSidebars =>
        own.version.isLast ? mergeSidebars([own.sidebars, shared]) : own.sidebars;
      const current = main.find(({ version }) => version.name === 'current') ?? main[0];
      const docs = loaded.flatMap((own) => own.docs);
      const data = {
        hash: hashText(...loaded.flatMap(({ sidebars, version }) => [version.name, sidebars.hash])),
        docs: docs.map(({ doc }) => doc),
        // A version may be a link to a folder elsewhere.
        publicFolders: loaded.map(({ version }) => version.folder),
        shownVersions: main.map(({ version: { name, label, isLast, path } }) => ({
          name,
          label,
          isLast,
          path,
        })),
        modules: await findPageModules(
          docs.map(({ doc }) => doc.source),
          context.siteDir,
          aliases,
        ),
        problems: docs.flatMap(describeUnknownKeys),
        structure: {
          sidebars: current === undefined ? shared : withShared(current),
          versions: main.map(({ version }) => version),
          versionSidebars: new Map(main.map((own) => [own.version.name, withShared(own)])),
          locales: [],
        },
      };
      return data satisfies { modules: readonly PageModule[]; problems: readonly Problem[] };
    },
    share(data, { trees, config }) {
      const versions = 'shownVersions' in data ? data.shownVersions : [];
      const describe = createDescriptions(data.docs ?? [], (route) => withBase(config.baseUrl, route));
      return {
        shown: {
          [CARDS]: createShown([...trees], describe),
          [VERSIONS]: { hash: hashJson(versions), value: versions },
        },
      };
    },
    check: (data) => ('problems' in data ? (data.problems as readonly Problem[]) : []),
  };
}

/** What `DocCardList` shows, under this name. */
const CARDS = 'docusaurus categories';
/** What components may ask of the versions, under this name. */
const VERSIONS = 'docusaurus versions';

type Shown = NonNullable<SourceShare['shown']>[string];

/** The category of each page, by the page's URL: its own, else the one that it stands in, else the top of the sidebar. */
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

async function loadVersions(context: LoadContext, options: DocsOptions, isMain: boolean): Promise<Loaded[]> {
  const { siteDir, configCacheDir: cacheDir } = context;
  const versions = await findInstanceVersions(siteDir, options);
  const ownPrefix = isMain ? '' : `${options.id ?? 'default'}:`;
  return Promise.all(
    versions.map(async (version): Promise<Loaded> => {
      const idPrefix = isMain || version.isLast ? ownPrefix : `${ownPrefix}${version.name}:`;
      const { tags, text } = await loadTagsFile(siteDir, version.folder, options.tags);
      const read = await loadInstance({ context, options, version, idPrefix, tags, isUnversioned: !isMain });
      const found = await loadInstanceSidebars({
        ...{ siteDir, cacheDir, options, version, idPrefix },
        docs: read,
        baseUrl: context.config.baseUrl,
      });
      const sidebars = { ...found, hash: hashText(found.hash, text) };
      return { version, docs: placeDocs(read, sidebars.sidebars), sidebars, isMain };
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
