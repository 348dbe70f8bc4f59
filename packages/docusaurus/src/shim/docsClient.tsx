import { useOptionalBodyContext } from '@gruntwork-docs/theme/components';
import { type SidebarItem, toSidebarItem, useVisibleCategory } from './sidebar-category.ts';

/** Returns the category of the page in its sidebar. */
export function useCurrentSidebarCategory(): SidebarItem & { readonly items: readonly SidebarItem[] } {
  const { label, url, items } = useVisibleCategory();
  return {
    type: 'category',
    label,
    ...(url !== undefined && { href: url }),
    items: items.map(toSidebarItem),
  };
}

/** Returns the siblings of the page, or the children on a category's page. */
export function useCurrentSidebarSiblings(): readonly SidebarItem[] {
  return useCurrentSidebarCategory().items;
}

/** Returns the entries that have a card: those with a link. */
export function filterDocCardListItems(items: readonly SidebarItem[]): readonly SidebarItem[] {
  return items.filter((item) => findFirstSidebarItemLink(item) !== undefined);
}

/** Returns the link of an entry: its own page, or the first one inside. */
export function findFirstSidebarItemLink({ href, items = [] }: SidebarItem): string | undefined {
  return href ?? items.map(findFirstSidebarItemLink).find((link) => link !== undefined);
}

interface Version {
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
  readonly path: string;
}

const ONLY: Version = { name: 'current', label: 'Next', isLast: true, path: '/' };

/** Returns the versions of the documentation, newest first; unknown in a browser. */
export function useVersions(_plugin?: string): readonly Version[] {
  const { read } = useOptionalBodyContext() ?? {};
  const known = read?.('docusaurus versions') as readonly Version[] | undefined;
  return known === undefined || known.length === 0 ? [ONLY] : known;
}

/** Returns the default version. */
export function useLatestVersion(plugin?: string): Version {
  const all = useVersions(plugin);
  return all.find(({ isLast }) => isLast) ?? all[0] ?? ONLY;
}

/** Returns the version of the page: the one with the longest path that the page's URL begins with. */
export function useActiveVersion(plugin?: string): Version {
  const { url = '' } = useOptionalBodyContext() ?? {};
  const latest = useLatestVersion(plugin);
  const [own] = useVersions(plugin)
    .filter(({ path }) => `${url}/`.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length);
  return own ?? latest;
}

export const useDocsVersion = () => {
  const own = useActiveVersion();
  return { ...own, version: own.name, banner: null, badge: useVersions().length > 1, noIndex: false };
};
export const useActiveDocContext = (plugin?: string) => ({
  activeVersion: useActiveVersion(plugin),
  activeDoc: undefined,
  alternateDocVersions: {},
});
export const useDocsPreferredVersion = (plugin?: string) => ({
  preferredVersion: useLatestVersion(plugin),
  savePreferredVersionName: (_name: string) => undefined,
});
export const useDocsSidebar = () => undefined;
export const useSidebarBreadcrumbs = () => [];

/** Returns data about the current document. */
export const useDoc = () => ({
  metadata: { title: '', tags: [], frontMatter: {} },
  frontMatter: {},
  toc: [],
});
