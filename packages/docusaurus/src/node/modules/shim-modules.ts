/** Components of `@theme/` with a shim of the same name. */
const THEME = [
  ...['Tabs', 'TabItem', 'CodeBlock', 'Admonition', 'Details', 'TOCInline', 'DocCardList', 'DocCard'],
  ...['ThemedImage', 'Heading', 'Layout', 'IdealImage', 'Mermaid', 'MDXComponents', 'MDXContent', 'Logo'],
  ...['NotFound', 'TOC', 'SearchBar', 'DocVersionBadge'],
];

/** Modules of `@docusaurus/`, and others that its sites expect. */
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

/** Shims by the name of the Docusaurus module that pages and components import. */
export const SHIM: Readonly<Record<string, string>> = Object.fromEntries(
  [...THEME.map((name): [string, string] => [`@theme/${name}`, name]), ...Object.entries(OTHERS)].map(
    ([name, file]) => [name, `@gruntwork-docs/docusaurus/shim/${file}.tsx`],
  ),
);

/**
 * Other prefixes of theme components than `@theme/`: those for wrapping a component, and the theme's own
 * folder.
 */
const SAME_THEME = /^@(?:theme-(?:original|init)|docusaurus\/theme-[\w-]+\/(?:lib|src)\/theme)\//;

/** Returns the shim for a module name. */
export function findShim(name: string): string | undefined {
  const plain = name.replace(SAME_THEME, '@theme/');
  return SHIM[plain] ?? (/^@theme\/(?:Icon|MDXComponents)\//.test(plain) ? BARE : undefined);
}

/** Renders only its children: icons are the theme's, and elements of content stay unchanged. */
const BARE = '@gruntwork-docs/docusaurus/shim/Bare.tsx';

/** True for a module name with a shim. */
export function isShim(name: string): boolean {
  return findShim(name) !== undefined;
}
