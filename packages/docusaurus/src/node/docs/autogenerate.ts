import { splitNumberPrefix } from '@gruntwork-docs/engine/source';
import type { FolderData } from './category-files.ts';
import { isIndexName } from './doc-path.ts';
import type { InstanceDoc } from './load-instance.ts';
import type { Category, Item } from './sidebar-items.ts';

interface Folder {
  readonly folders: Map<string, Folder>;
  readonly docs: InstanceDoc[];
}

interface Placed {
  readonly item: Item;
  readonly position: number | undefined;
  /** Name on disk, with extension. */
  readonly name: string;
}

export interface AutogenerateInput {
  readonly docs: readonly InstanceDoc[];
  /** Contents of `_category_` files, by folder name on disk. */
  readonly categories: ReadonlyMap<string, FolderData>;
  readonly takesNumbers: boolean;
}

/** Generates the items of a folder: by position, then by name on disk; items without a position come last. */
export function autogenerate(dirName: string, input: AutogenerateInput): Item[] {
  const wanted = dirName === '.' ? [] : dirName.replace(/^\.\/|\/$/g, '').split('/');
  const root = createFolder();
  for (const doc of input.docs) {
    const { rawFolders } = doc.place;
    if (wanted.some((part, index) => rawFolders[index] !== part)) continue;
    let folder = root;
    for (const name of rawFolders.slice(wanted.length)) {
      const next = folder.folders.get(name) ?? createFolder();
      folder.folders.set(name, next);
      folder = next;
    }
    folder.docs.push(doc);
  }
  return toItems(root, wanted, input);
}

function createFolder(): Folder {
  return { folders: new Map(), docs: [] };
}

function toItems(
  folder: Folder,
  path: readonly string[],
  input: AutogenerateInput,
  taken?: InstanceDoc,
): Item[] {
  const docs = folder.docs
    .filter((doc) => doc !== taken)
    .map(
      (doc): Placed => ({
        item: { type: 'doc', id: doc.id, label: doc.own.sidebar_label || undefined },
        position: doc.position,
        name: doc.place.fileName,
      }),
    );
  const folders = [...folder.folders].map(([name, child]) => toCategory(name, child, [...path, name], input));
  return [...docs, ...folders].sort(compare).map(({ item }) => item);
}

function toCategory(name: string, folder: Folder, path: readonly string[], input: AutogenerateInput): Placed {
  const data = input.categories.get(path.join('/'));
  const split = input.takesNumbers ? splitNumberPrefix(name) : { order: undefined, name };
  const main = findMainDoc(name, folder, data, input);
  const item: Category = {
    type: 'category',
    label: data?.label ?? main?.own.sidebar_label ?? main?.doc.title ?? split.name,
    description: data?.description,
    link:
      main === undefined
        ? data?.link?.type === 'generated-index'
          ? data.link
          : undefined
        : { type: 'doc', id: main.id },
    collapsible: data?.collapsible,
    collapsed: data?.collapsed,
    items: toItems(folder, path, input, main),
  };
  return { item, position: data?.position ?? main?.position ?? split.order, name };
}

/** Finds the category's own page: the document that its file names, else the index of the folder. */
function findMainDoc(
  name: string,
  { docs }: Folder,
  data: FolderData | undefined,
  input: AutogenerateInput,
): InstanceDoc | undefined {
  const link = data?.link;
  if (link === undefined)
    return docs.find(({ place }) => isIndexName(place.fileName.replace(/\.mdx?$/, ''), name));
  if (link?.type !== 'doc') return undefined;
  return (
    docs.find(({ id }) => id.split('/').at(-1) === link.id) ?? input.docs.find(({ id }) => id === link.id)
  );
}

function compare(a: Placed, b: Placed): number {
  const [first, second] = [a.position ?? Number.POSITIVE_INFINITY, b.position ?? Number.POSITIVE_INFINITY];
  if (first !== second) return first < second ? -1 : 1;
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}
