/** Components of `@theme/` that have a module of the same name here. */
const THEME = [
  ...['Tabs', 'TabItem', 'CodeBlock', 'Admonition', 'Details', 'TOCInline', 'DocCardList', 'DocCard'],
  ...['ThemedImage', 'Heading', 'Layout', 'IdealImage', 'Mermaid', 'MDXComponents', 'MDXContent', 'Logo'],
  ...['NotFound', 'TOC', 'SearchBar', 'DocVersionBadge'],
];

/** Modules of `@docusaurus/`, and others that its sites take for given. */
const OTHERS: Readonly<Record<string, string>> = {
  '@docusaurus/Link': 'Link',
  '@docusaurus/useBaseUrl': 'useBaseUrl',
  '@docusaurus/useDocusaurusContext': 'useDocusaurusContext',
  '@docusaurus/BrowserOnly': 'BrowserOnly',
  '@docusaurus/Translate': 'Translate',
  '@docusaurus/Head': 'Head',
  '@docusaurus/router': 'Redirect',
  '@docusaurus/Interpolate': 'Interpolate',
  '@docusaurus/ExecutionEnvironment': 'ExecutionEnvironment',
  '@docusaurus/useIsBrowser': 'useIsBrowser',
  '@docusaurus/isInternalUrl': 'isInternalUrl',
  '@docusaurus/useBrokenLinks': 'useBrokenLinks',
  '@docusaurus/useGlobalData': 'useGlobalData',
  '@docusaurus/useRouteContext': 'useRouteContext',
  '@docusaurus/ErrorBoundary': 'ErrorBoundary',
  '@docusaurus/theme-common': 'themeCommon',
  '@docusaurus/theme-common/internal': 'themeCommon',
  '@docusaurus/plugin-content-docs/client': 'docsClient',
  '@docusaurus/plugin-content-blog/client': 'blogClient',
  '@mdx-js/react': 'mdxReact',
  'react-router-dom': 'Redirect',
  'react-helmet-async': 'Head',
  '@theme/Layout/Provider': 'Layout',
  '@theme/MDXComponents/A': 'Link',
  '@theme/MDXComponents/Heading': 'Heading',
  '@theme/MDXComponents/Details': 'Details',
  '@theme/TOCItems': 'TOC',
};

/** Module in place of each of Docusaurus's own that a page or a component may import. */
export const SHIM: Readonly<Record<string, string>> = Object.fromEntries(
  [...THEME.map((name): [string, string] => [`@theme/${name}`, name]), ...Object.entries(OTHERS)].map(
    ([name, file]) => [name, `@gruntwork-docs/docusaurus/shim/${file}.tsx`],
  ),
);

/** What names a component of the old theme beside `@theme/`: what a site's own one wraps, and the theme's own folder. */
const SAME_THEME = /^@(?:theme-(?:original|init)|docusaurus\/theme-[\w-]+\/(?:lib|src)\/theme)\//;

/** The module that stands for a name. */
export function findShim(name: string): string | undefined {
  const plain = name.replace(SAME_THEME, '@theme/');
  return SHIM[plain] ?? (/^@theme\/(?:Icon|MDXComponents)\//.test(plain) ? BARE : undefined);
}

/** Shows what it is given: icons are the theme's, elements of texts stay what they are. */
const BARE = '@gruntwork-docs/docusaurus/shim/Bare.tsx';

/** True for a name that a module stands for. */
export function isShim(name: string): boolean {
  return findShim(name) !== undefined;
}
