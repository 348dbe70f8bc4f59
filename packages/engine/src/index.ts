// Exports for a site's config and for the packages that a site is built with.

// All of it: packages add the keys of their sources to its interface.
export * from './node/config/define-site.ts';
export { BuildError } from './node/errors/build-error.ts';
export type { Problem } from './node/errors/problem.ts';
export type { SearchIntegration } from './node/index/search/search-integration.ts';
export { blogSource } from './node/read/sources/blog/blog-source.ts';
export { docsSource } from './node/read/sources/docs/docs-source.ts';
export * from './node/read/sources/page-source.ts';
export { planTextPage, type TextPage } from './node/read/sources/plan-text-page.ts';
export type {
  Fence,
  FenceRenderer,
  FenceTab,
  FenceTabs,
  Formula,
  FormulaRenderer,
  ImportTarget,
  MarkdownOptions,
  RenderedFence,
} from './node/render/markdown/markdown-options.ts';
export type { TransformedText, TreeNode, TreeTransforms } from './node/render/markdown/trees/text-tree.ts';
export type { BundlerContext, BundlerExtension, IslandUse } from './node/render/theme/bundler-extension.ts';
export { extendTheme, type Theme, type ThemeChanges } from './node/render/theme/theme.ts';
export type { HeadTag } from './shared/page-head.ts';
export { withBase } from './shared/url.ts';
