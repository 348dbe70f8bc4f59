// API for sources of pages, Markdown dialects and search integrations: functions that read, check and
// describe content in Node.

export { type CacheAccess, type CacheStore, openCache } from './node/cache/cache-store.ts';
export { hashJson, hashText } from './node/cache/hash.ts';
export { memo } from './node/cache/memo.ts';
export { stampFile } from './node/cache/stamp-file.ts';
export { writeWhole } from './node/cache/write-whole.ts';
export type { SiteDefinition } from './node/config/define-site.ts';
export { engineKey } from './node/engine-key.ts';
export { BuildError, BuildErrors, throwIfAny } from './node/errors/build-error.ts';
export { createFrame } from './node/errors/frame.ts';
export { hasCode } from './node/errors/has-code.ts';
export { findNearestName } from './node/errors/nearest-name.ts';
export type { Problem } from './node/errors/problem.ts';
export { listAllFiles } from './node/files/list-all-files.ts';
export { listFiles } from './node/files/list-files.ts';
export { findRealFolder } from './node/files/real-folder.ts';
export type {
  SearchedPlan,
  SearchedSite,
  SearchPageContext,
  SearchRecordContext,
  SearchViewContext,
} from './node/index/search/search-integration.ts';
export type { PagePlan } from './node/plan/page/page-plan.ts';
export { planComponentPage } from './node/plan/page/plan-component-page.ts';
export type { PlanContext } from './node/plan/page/plan-context.ts';
export type { SampleProblem, SampleReport } from './node/plan/page/sample-report.ts';
export {
  createDescriptions,
  describeItems,
  type FindDescription,
} from './node/plan/sidebars/describe-items.ts';
export type { Doc, SourceFile } from './node/read/content/doc.ts';
export {
  type Frontmatter,
  frontmatterSchema,
  parseFrontmatterAs,
  splitFrontmatter,
} from './node/read/content/frontmatter.ts';
export { resolveRoute } from './node/read/content/load-docs.ts';
export type { Overlay } from './node/read/content/overlays.ts';
export { parseDay } from './node/read/content/parse-day.ts';
export { readSources } from './node/read/content/read-sources.ts';
export type {
  LoadedSidebars,
  SidebarItemConfig,
  SidebarsConfig,
} from './node/read/content/sidebar-config.ts';
export { humanize, splitNumberPrefix } from './node/read/content/source-path.ts';
export { escapeHtml, findContentTitle, toPlainTitle, toTitleHtml } from './node/read/content/title.ts';
export { findYamlOffset, parseYamlData, type YamlPath } from './node/read/content/yaml-data.ts';
export type { LoadedLocale } from './node/read/locales/load-locales.ts';
export { resolveLocales, type SiteLocale } from './node/read/locales/site-locale.ts';
export { createBlogContext } from './node/read/sources/blog/blog-context.ts';
export { blogRoute } from './node/read/sources/blog/blog-routes.ts';
export { cutExcerpt } from './node/read/sources/blog/excerpt.ts';
export { planList } from './node/read/sources/blog/plan-lists.ts';
export type { Blog, Post } from './node/read/sources/blog/post.ts';
export {
  type DocsStructure,
  defineSource,
  type FrameViews,
  type GeneratedFile,
  type LoadContext,
  type OutputContext,
  type SampleChecker,
  type ShareContext,
  type SourceData,
  type SourceShare,
} from './node/read/sources/page-source.ts';
export { CURRENT_VERSION, type DocsVersion } from './node/read/versions/docs-version.ts';
export { type HtmlAttributes, type HtmlReader, readHtml } from './node/render/html/read-html.ts';
export type { CodeSample } from './node/render/markdown/code-sample.ts';
export type { CompileContext } from './node/render/markdown/compile-context.ts';
export { type FenceMeta, parseFenceMeta } from './node/render/markdown/fence-meta.ts';
export { type LinkEnvironment, resolveLink } from './node/render/markdown/link-environment.ts';
export { severitySchema } from './shared/site-config.ts';
