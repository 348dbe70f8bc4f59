// API for programs that build, read or serve whole sites.

export { parseArguments } from './node/cli/arguments.ts';
export { loadTypeScriptModule } from './node/config/modules/load-module.ts';
export { explainSystemError } from './node/errors/explain-system-error.ts';
export { formatError } from './node/errors/format-error.ts';
export { describeOrigin } from './node/index/markdown-export/create-markdown-page.ts';
export { CACHE_ROOT, PROJECT_DIR, SOURCE_CONDITION } from './node/paths.ts';
export type { BuiltSite } from './node/pipeline/build-options.ts';
export { buildSite } from './node/pipeline/build-site.ts';
export {
  createReporter,
  formatBytes,
  formatDuration,
  type Reporter,
} from './node/pipeline/report/reporter.ts';
export { loadSite } from './node/pipeline/site/load-site.ts';
export { modelSite } from './node/pipeline/site/model-site.ts';
export { openSiteCache } from './node/pipeline/site/site-state.ts';
export { loadManifest, type Manifest, NO_NOTES, type OutputFile } from './node/publish/manifest.ts';
export { publish } from './node/publish/publish.ts';
export { openOutput } from './node/publish/staging.ts';
export { collectStaticFiles } from './node/publish/static-files.ts';
export { checkBuiltFolder, createRulesReader } from './node/serve/preview/built-folder.ts';
export type { HeaderRule, MissingRule, RedirectRule } from './node/serve/preview/host-rules.ts';
export { startPreview } from './node/serve/preview-server.ts';
