// What a site's config and the packages that it is made with import of the engine.

// Whole: packages add the keys of their sources to its interface.
export * from './node/config/define-site.ts';
export { BuildError } from './node/errors/build-error.ts';
export type { Problem } from './node/errors/problem.ts';
export type {
  Fence,
  FenceRenderer,
  FenceTab,
  FenceTabs,
  Formula,
  FormulaRenderer,
  ImportTarget,
  MarkdownOptions,
  ShownFence,
} from './node/markdown/markdown-options.ts';
export type { TransformedText, TreeNode, TreeTransforms } from './node/markdown/trees/text-tree.ts';
export type { SearchIntegration } from './node/search/search-integration.ts';
export { blogSource } from './node/sources/blog/blog-source.ts';
export { docsSource } from './node/sources/docs/docs-source.ts';
export * from './node/sources/page-source.ts';
export { planTextPage, type TextPage } from './node/sources/plan-text-page.ts';
export type { BundlerContext, BundlerExtension, IslandUse } from './node/theme/bundler-extension.ts';
export { extendTheme, type Theme, type ThemeChanges } from './node/theme/theme.ts';
export type { HeadTag } from './shared/page-head.ts';
export { withBase } from './shared/url.ts';
