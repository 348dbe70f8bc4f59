// Contracts between the engine and packages that build on it: pure, for Node and browsers.

export type { AuthorView, BlogView, FeedView, PostEntry, PostView } from './shared/blog-view.ts';
export type { CodeSlot } from './shared/code-theme.ts';
export { editDistance } from './shared/edit-distance.ts';
export {
  chooseMessages as findTexts,
  type EngineMessages as EngineTexts,
  findMessages,
  formatPlural,
  type TextCatalogues,
} from './shared/engine-messages.ts';
export { failureMessages as failureTexts } from './shared/failure-messages.ts';
export { formatText, type TextValues } from './shared/format-text.ts';
export type { GeneratedPageName, GeneratedPages } from './shared/generated-pages.ts';
export { IMAGE_ZOOM } from './shared/image-zoom.ts';
export { getLinkAttributes, type LinkAttributes, type LinkRule } from './shared/link-attributes.ts';
export { isPageError, PageError } from './shared/page-error.ts';
export type { HeadTag } from './shared/page-head.ts';
export type {
  BreadcrumbView,
  DocumentProps,
  LastUpdated,
  LocaleView,
  LogoView,
  NavbarItemView,
  PageLink,
  PageView,
  SidebarEntry,
  SidebarMore,
  SidebarNode,
  SidebarView,
  SidebarViewNode,
  SiteView,
  TagLink,
  TocEntry,
} from './shared/page-view.ts';
export { findNameFile, listNameWords, type PathWords, splitPath, toNameFile } from './shared/path-words.ts';
export { refusePath } from './shared/refuse-path.ts';
export { runtimeMessages as runtimeTexts } from './shared/runtime-messages.ts';
export { isScriptUrl } from './shared/script-url.ts';
// Types alone: the schemas load Zod, which no page needs.
export type { Severity, SiteConfig } from './shared/site-config.ts';
export { Slugger, slugify } from './shared/slug.ts';
export type { SocialImageProps } from './shared/social-image.ts';
export type { Heading } from './shared/toc.ts';
export { tryDecode, tryDecodePath } from './shared/try-decode.ts';
export {
  applyTrailingSlash,
  dropBase,
  isExternalUrl,
  outputFile,
  routeKey,
  splitUrl,
  withBase,
  withoutBase,
} from './shared/url.ts';
export type { VersionLinkView } from './shared/version-view.ts';
