// Parses Terraform source to a typed model; checks, comparisons, samples and usage.

export { checkCalls, resolveLocalSource } from './check/check-calls.ts';
export { checkCycles } from './check/check-cycles.ts';
export { type Feed, findFeeds } from './check/find-feeds.ts';
export { type CompactModule, fromCompact } from './diff/compact.ts';
export type { ComparedModule } from './diff/compared-module.ts';
export { diffCatalogs } from './diff/diff-catalogs.ts';
export { listCallLines, renderChangeMarkdown, toDiffAnchor } from './diff/render-diff.ts';
export { splitShared } from './diff/shared-changes.ts';
export { moduleUrl, providerUrl, resourceUrl } from './markdown/registry-links.ts';
export { renderMarkdown } from './markdown/render-markdown.ts';
export { findDialect, listModuleFiles } from './model/module-files.ts';
export { readModuleFolder } from './model/read-folder.ts';
export { type CalledCatalog, callsCatalog, checkSample } from './samples/check-sample.ts';
export { listUsages, renderUsage, type UsageFlavour } from './usage/render-usage.ts';
export { checkValues, type UsageValues } from './usage/usage-values.ts';
