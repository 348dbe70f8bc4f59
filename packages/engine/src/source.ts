// For sources of pages, Markdown dialects and search integrations: what reads, checks and describes content in Node.

export { type CacheAccess, type CacheStore, openCache } from './node/cache/cache-store.ts';
export { hashJson, hashText } from './node/cache/hash.ts';
export { memo } from './node/cache/memo.ts';
export { stampFile } from './node/cache/stamp-file.ts';
export { writeWhole } from './node/cache/write-whole.ts';
export type { SiteDefinition } from './node/config/define-site.ts';
export type { Doc, SourceFile } from './node/content/doc.ts';
export {
  type Frontmatter,
  frontmatterSchema,
  parseFrontmatterAs,
  splitFrontmatter,
} from './node/content/frontmatter.ts';
export { resolveRoute } from './node/content/load-docs.ts';
export type { Overlay } from './node/content/overlays.ts';
export { parseDay } from './node/content/parse-day.ts';
export { readSources } from './node/content/read-sources.ts';
export type { LoadedSidebars, SidebarItemConfig, SidebarsConfig } from './node/content/sidebar-config.ts';
export { humanize, splitNumberPrefix } from './node/content/source-path.ts';
export { escapeHtml, findContentTitle, toPlainTitle, toTitleHtml } from './node/content/title.ts';
export { findYamlOffset, type Place, parseYamlData } from './node/content/yaml-data.ts';
export { engineKey } from './node/engine-key.ts';
export { BuildError, BuildErrors, throwIfAny } from './node/errors/build-error.ts';
export { createFrame } from './node/errors/frame.ts';
export { hasCode } from './node/errors/has-code.ts';
export { findNearestName } from './node/errors/nearest-name.ts';
export type { Problem } from './node/errors/problem.ts';
export { listAllFiles } from './node/files/list-all-files.ts';
export { listFiles } from './node/files/list-files.ts';
export { findRealFolder } from './node/files/real-folder.ts';
export { type HtmlAttributes, type HtmlReader, readHtml } from './node/html/read-html.ts';
export type { LoadedLocale } from './node/locales/load-locales.ts';
export { resolveLocales, type SiteLocale } from './node/locales/site-locale.ts';
export { type HighlightCode, readMarkedLines, renderCodeLines } from './node/markdown/code-block.ts';
export type { CodeSample } from './node/markdown/code-sample.ts';
export type { CompileContext } from './node/markdown/compile-context.ts';
export { compileModule } from './node/markdown/compile-module.ts';
export { type FenceMeta, parseFenceMeta } from './node/markdown/fence-meta.ts';
export { createHighlighter, type Highlighter } from './node/markdown/highlighter.ts';
export { type LinkEnvironment, resolveLink } from './node/markdown/link-environment.ts';
export { links } from './node/markdown/plugins/links.ts';
export type { PagePlan } from './node/page/page-plan.ts';
export { planComponentPage } from './node/page/plan-component-page.ts';
export type { PlanContext } from './node/page/plan-context.ts';
export type { SampleProblem, SampleReport } from './node/page/sample-report.ts';
export type {
  SearchedPlan,
  SearchedSite,
  SearchPageContext,
  SearchRecordContext,
  SearchViewContext,
} from './node/search/search-integration.ts';
export { createDescriptions, describeItems, type FindDescription } from './node/sidebars/describe-items.ts';
export { createBlogContext } from './node/sources/blog/blog-context.ts';
export { blogRoute } from './node/sources/blog/blog-routes.ts';
export { cutExcerpt } from './node/sources/blog/excerpt.ts';
export { planList } from './node/sources/blog/plan-lists.ts';
export type { Blog, Post } from './node/sources/blog/post.ts';
export {
  type DocsStructure,
  defineSource,
  type FrameViews,
  type LoadContext,
  type MadeFile,
  type OutputContext,
  type SampleChecker,
  type ShareContext,
  type SourceData,
  type SourceShare,
} from './node/sources/page-source.ts';
export { CURRENT_VERSION, type DocsVersion } from './node/versions/docs-version.ts';
