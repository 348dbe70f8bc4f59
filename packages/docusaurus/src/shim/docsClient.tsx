import { useOptionalBodyContext } from '@gruntwork-docs/theme/body-context.tsx';

interface CurrentCategory {
  readonly items: readonly unknown[];
}

/** The category of the page in its sidebar. */
export function useCurrentSidebarCategory(): CurrentCategory {
  const { read, url = '' } = useOptionalBodyContext() ?? {};
  const categories = read?.('docusaurus categories') as
    | Readonly<Record<string, readonly unknown[]>>
    | undefined;
  return { items: categories?.[url.replace(/(?<=.)\/$/, '')] ?? [] };
}

interface Version {
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
  readonly path: string;
}

const ONLY: Version = { name: 'current', label: 'Next', isLast: true, path: '/' };

/** The versions of the documentation, newest first; in a browser nobody knows them. */
export function useVersions(_plugin?: string): readonly Version[] {
  const { read } = useOptionalBodyContext() ?? {};
  const known = read?.('docusaurus versions') as readonly Version[] | undefined;
  return known === undefined || known.length === 0 ? [ONLY] : known;
}

/** The version that readers get without asking. */
export function useLatestVersion(plugin?: string): Version {
  const all = useVersions(plugin);
  return all.find(({ isLast }) => isLast) ?? all[0] ?? ONLY;
}

/** The version that the page is of: the one with the longest path that the page's URL begins with. */
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

/** What a component may know of the document that it stands in. */
export const useDoc = () => ({
  metadata: { title: '', tags: [], frontMatter: {} },
  frontMatter: {},
  toc: [],
});
