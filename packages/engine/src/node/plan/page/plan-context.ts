import type { EngineMessages } from '#shared/engine-messages.ts';
import { createBreadcrumbs, type TreeIndex } from '#shared/page-tree.ts';
import type { PageView } from '#shared/page-view.ts';
import { createSidebarView } from '#shared/sidebar-view.ts';
import type { SiteConfig } from '#shared/site-config.ts';
import { isExternalUrl, routeKey, withBase } from '#shared/url.ts';
import type { ResolvedSidebars } from '../sidebars/resolve-sidebars.ts';
import { noteSidebar } from './sidebar-key.ts';

/** Inputs of pages, as one context for all planning functions. */
export interface PlanContext {
  readonly config: SiteConfig;
  readonly toUrl: (route: string) => string;
  /** Site path before all routes of the locale: `/ar`; empty for the default one. */
  readonly root: string;
  /** Site path of the locale's home page. */
  readonly homeRoute: string;
  /** Texts of the theme in the locale. */
  readonly texts: EngineMessages;
  readonly sidebars: ResolvedSidebars;
  readonly fragmentUrls: ReadonlyMap<string, string>;
  /** Sidebars by name. */
  readonly trees: ReadonlyMap<string, TreeIndex>;
}

/** A view with only a URL and a title. */
export function createPlainView(route: string, title: string, { config, toUrl }: PlanContext): PageView {
  const url = toUrl(route);
  return {
    kind: 'doc',
    url,
    canonicalUrl: config.url.replace(/\/$/, '') + url,
    title,
    titleHtml: title,
    keywords: [],
    ...(config.image !== undefined && { image: toAbsolute(config.image, config) }),
    noIndex: config.noIndex,
    unlisted: false,
    hideTitle: false,
    hideToc: true,
    toc: [],
    breadcrumbs: [],
    tags: [],
    locales: [],
  };
}

/** Sidebar and breadcrumbs of a page; empty for a page without sidebar. */
export function createSidebarParts(
  url: string,
  name: string | undefined,
  { trees, fragmentUrls }: PlanContext,
): Partial<Pick<PageView, 'sidebar' | 'breadcrumbs'>> {
  const index = name === undefined ? undefined : trees.get(name);
  if (name === undefined || index === undefined) return {};
  const fragmentUrl = fragmentUrls.get(name);
  const sidebar = createSidebarView({ name, index, url, ...(fragmentUrl !== undefined && { fragmentUrl }) });
  noteSidebar(sidebar, index, url);
  return { sidebar, breadcrumbs: createBreadcrumbs(index.paths.get(routeKey(url)) ?? []) };
}

/** Absolute URL of an image of the static directory; external URLs are unchanged. */
export function toAbsolute(image: string, config: SiteConfig): string {
  if (isExternalUrl(image)) return image;
  return new URL(withBase(config.baseUrl, image.startsWith('/') ? image : `/${image}`), config.url).href;
}
