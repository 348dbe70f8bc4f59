import { withBase } from '@gruntwork-docs/engine/shared';
import type { Doc, DocsStructure, LoadedSidebars, SidebarItemConfig } from '@gruntwork-docs/engine/source';
import { hashJson, hashText, humanize, toTitleHtml } from '@gruntwork-docs/engine/source';
import type { IndexEntry, IndexGroup } from '#shared/reference-view.ts';
import { toInside } from './catalog/layout.ts';
import { createDoc, type ServiceDocInput, toDocId } from './create-service-doc.ts';
import { type IndexPage, REFERENCE } from './service-page.ts';

/** Name of the list of all modules, which no repository uses as a folder. */
export const INDEX = 'all-modules';

/** Creates the home page and the list of all modules, for a site that has no other pages. */
export function createIndexDocs(docs: readonly Doc[], input: ServiceDocInput): Doc[] {
  const groups = createGroups(docs, input);
  const data: IndexPage = { kind: 'index', groups };
  const frame = { source: REFERENCE, data, text: '', reservedIds: groups.map(({ id }) => id) };
  const index = createDoc(INDEX, '', input);
  const list: Doc = {
    ...index,
    source: { ...index.source, hash: hashJson(data) },
    title: 'Modules',
    titleHtml: 'Modules',
    sidebarLabel: 'All modules',
    frontmatter: {
      ...index.frontmatter,
      description: `All modules of ${input.config.title}, with their inputs and outputs.`,
    },
    frame,
  };
  if (docs.some(({ route }) => route === '/')) return [list];
  const text = input.readmes.get('.')?.text ?? '';
  const home = createDoc('.', text, input);
  const isUntitled = !/^#\s/m.test(text);
  const shown = isUntitled ? `# ${input.config.title}\n${text}` : text;
  return [
    {
      ...home,
      source: { ...home.source, hash: hashText(text, hashJson(data)) },
      titleHtml: toTitleHtml(home.title),
      sidebarLabel: 'Home',
      frontmatter: { ...home.frontmatter, hide_title: true },
      frame: { ...frame, text: shown },
    },
    list,
  ];
}

/** Creates a sidebar of all documents: the modules of each repository, then its examples. */
export function createStructure(docs: readonly Doc[], input: ServiceDocInput): DocsStructure {
  const { catalog, layout, records } = input;
  const items: SidebarItemConfig[] = [];
  const add = (path: string, label: string): SidebarItemConfig[] => {
    const id = toDocId(path, catalog);
    return docs.some((doc) => doc.id === id) ? [{ type: 'doc', id, label }] : [];
  };
  const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
  const group = (label: string, paths: readonly string[]): SidebarItemConfig[] => {
    const children = paths.flatMap((path) => add(path, nameOf(path)));
    if (children.length === 0) return [];
    return [{ type: 'category', label, collapsible: true, collapsed: false, items: children }];
  };
  items.push(...add('.', records.has('.') ? (records.get('.')?.module.name ?? 'Home') : 'Home'));
  for (const { folder } of catalog.repositories) {
    const isOwn = (path: string): boolean => path !== folder && toInside(path, folder) !== undefined;
    const parts = [
      ...group('Modules', layout.modules.filter(isOwn)),
      ...group(
        'Examples',
        [...layout.examples.keys()].filter((path) => isOwn(path) && input.routes.has(path)),
      ),
    ];
    if (folder === '.') items.push(...parts);
    else {
      const [own] = add(folder, folder);
      const link = own === undefined ? {} : { link: { type: 'doc' as const, id: toDocId(folder, catalog) } };
      if (parts.length === 0) items.push(...(own === undefined ? [] : [own]));
      else
        items.push({
          type: 'category',
          label: folder,
          collapsible: true,
          collapsed: true,
          items: parts,
          ...link,
        });
    }
  }
  items.push(...add(INDEX, 'All modules'));
  const sidebars: LoadedSidebars = {
    sidebars: { modules: items },
    file: undefined,
    hash: hashJson(items),
    inputs: [],
  };
  return { sidebars, versions: [], versionSidebars: new Map(), locales: [] };
}

/** Groups all pages of the catalog by repository, modules before examples. */
function createGroups(docs: readonly Doc[], input: ServiceDocInput): IndexGroup[] {
  const { catalog, layout, records, config, routes } = input;
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const toEntry = (path: string): IndexEntry[] => {
    const doc = byId.get(toDocId(path, catalog));
    const module = records.get(path)?.module;
    if (doc === undefined || module === undefined) return [];
    return [
      {
        label: doc.title,
        name: path === '.' ? module.name : path,
        url: withBase(config.baseUrl, doc.route),
        descriptionHtml: toTitleHtml(doc.frontmatter.description ?? ''),
        inputs: module.variables.length,
        outputs: module.outputs.length,
      },
    ];
  };
  const isMany = catalog.repositories.length > 1;
  return catalog.repositories.flatMap(({ folder }): IndexGroup[] => {
    const isOwn = (path: string): boolean => toInside(path, folder) !== undefined;
    const prefix = isMany ? `${humanize(folder)}: ` : '';
    const examples = [...layout.examples.keys()].filter((path) => isOwn(path) && routes.has(path));
    return [
      {
        id: `modules-${folder}`,
        label: `${prefix}Modules`,
        entries: layout.modules.filter(isOwn).flatMap(toEntry),
      },
      { id: `examples-${folder}`, label: `${prefix}Examples`, entries: examples.flatMap(toEntry) },
    ]
      .map((group) => ({ ...group, id: group.id.replace(/-\.$/, '') }))
      .filter(({ entries }) => entries.length > 0);
  });
}
