import type { SidebarNode } from '#shared/page-view.ts';
import type { Doc } from '../../read/content/doc.ts';
import { DOCS_FOLDER } from '../../read/content/load-docs.ts';
import { humanize, splitNumberPrefix } from '../../read/content/source-path.ts';

interface Folder {
  readonly name: string;
  readonly order: number | undefined;
  index: Doc | undefined;
  readonly docs: Doc[];
  readonly folders: Map<string, Folder>;
}

interface Ordered {
  readonly node: SidebarNode;
  readonly order: number | undefined;
  readonly name: string;
}

/**
 * Sidebar nodes of a folder of documents, with subfolders as categories. Items are sorted by
 * `sidebar_position` or number prefix, then by name. `onDoc` is called for every document in it.
 */
export function autogenerateItems(
  dirName: string,
  docs: readonly Doc[],
  toUrl: (route: string) => string,
  onDoc: (doc: Doc) => void,
): SidebarNode[] {
  const wanted = dirName === '.' ? [] : dirName.split('/');
  const root: Folder = createFolder('', undefined);
  for (const doc of docs) {
    if (doc.frontmatter.unlisted) continue;
    if (wanted.some((part, index) => doc.folders[index] !== part)) continue;
    const raw = doc.source.file.slice((doc.folder ?? DOCS_FOLDER).length + 1).split('/');
    let folder = root;
    for (let depth = wanted.length; depth < doc.folders.length; depth++) {
      const name = doc.folders[depth] ?? '';
      const next = folder.folders.get(name) ?? createFolder(name, splitNumberPrefix(raw[depth] ?? '').order);
      folder.folders.set(name, next);
      folder = next;
    }
    if (doc.isIndex) folder.index = doc;
    else folder.docs.push(doc);
  }
  const items = toNodes(root, toUrl, onDoc);
  if (root.index === undefined) return items;
  onDoc(root.index);
  return [toLink(root.index, toUrl), ...items];
}

function createFolder(name: string, order: number | undefined): Folder {
  return { name, order, index: undefined, docs: [], folders: new Map() };
}

function toLink(doc: Doc, toUrl: (route: string) => string): SidebarNode {
  return { type: 'link', label: doc.sidebarLabel, url: toUrl(doc.route), external: false };
}

function toNodes(folder: Folder, toUrl: (route: string) => string, onDoc: (doc: Doc) => void): SidebarNode[] {
  const links = folder.docs.map((doc): Ordered => {
    onDoc(doc);
    return { node: toLink(doc, toUrl), order: doc.order, name: doc.id };
  });
  const categories = [...folder.folders.values()].flatMap((child): Ordered[] => {
    const { index } = child;
    if (index !== undefined) onDoc(index);
    const items = toNodes(child, toUrl, onDoc);
    if (items.length === 0) {
      return index === undefined
        ? []
        : [{ node: toLink(index, toUrl), order: index.order ?? child.order, name: child.name }];
    }
    const node: SidebarNode = {
      type: 'category',
      label: index?.sidebarLabel ?? humanize(child.name),
      ...(index && { url: toUrl(index.route) }),
      collapsible: true,
      collapsed: true,
      items,
    };
    return [{ node, order: index?.order ?? child.order, name: child.name }];
  });
  return [...links, ...categories].sort(compareOrder).map((entry) => entry.node);
}

function compareOrder(a: Ordered, b: Ordered): number {
  const byOrder = (a.order ?? Number.POSITIVE_INFINITY) - (b.order ?? Number.POSITIVE_INFINITY);
  if (byOrder !== 0 && !Number.isNaN(byOrder)) return byOrder;
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}
