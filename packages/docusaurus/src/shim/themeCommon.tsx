import { useSyncExternalStore } from 'react';
import useDocusaurusContext from './useDocusaurusContext.tsx';

type ColorMode = 'light' | 'dark';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

const readMode = (): ColorMode => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

/** Returns the current color mode; light before scripts run. */
export function useColorMode(): {
  colorMode: ColorMode;
  isDarkTheme: boolean;
  setColorMode(mode: ColorMode): void;
} {
  const colorMode = useSyncExternalStore(subscribe, readMode, (): ColorMode => 'light');
  const setColorMode = (mode: ColorMode): void => {
    document.documentElement.dataset.theme = mode;
  };
  return { colorMode, isDarkTheme: colorMode === 'dark', setColorMode };
}

/** Returns the theme's part of the site's config. */
export function useThemeConfig(): object {
  return useDocusaurusContext().siteConfig.themeConfig;
}

/** Class names that components of a site refer to. */
export const ThemeClassNames = { page: {}, wrapper: {}, common: {}, layout: {}, docs: {}, blog: {} };

export { Collapsible } from './Collapsible.tsx';
// Docusaurus 2 exported these here.
export {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  useCurrentSidebarCategory,
  useDoc,
  useDocsPreferredVersion,
  useDocsSidebar,
  useDocsVersion,
} from './docsClient.tsx';
export { default as HtmlClassNameProvider } from './Layout.tsx';
export { PageMetadata } from './PageMetadata.tsx';
export {
  duplicates,
  isRegexpStringMatch,
  isSamePath,
  prefersReducedMotion,
  uniq,
  useCollapsible,
  usePluralForm,
  usePrevious,
  useScrollPositionBlocker,
  useWindowSize,
} from './theme-hooks.ts';
