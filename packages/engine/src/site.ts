// For programs that build, read or serve whole sites.

export { type BuiltSite, buildSite } from './node/build/build-site.ts';
export { loadTypeScriptModule } from './node/modules/load-module.ts';
export { loadManifest, type Manifest, NO_NOTES, type OutputFile, publish } from './node/output/publish.ts';
export { openOutput } from './node/output/staging.ts';
export { collectStaticFiles } from './node/output/static-files.ts';
export { CACHE_ROOT, PROJECT_DIR } from './node/paths.ts';
export { createReporter, type Reporter } from './node/report/reporter.ts';
export { checkBuiltFolder, createRulesReader } from './node/serve/preview/built-folder.ts';
export type { HeaderRule, MissingRule, RedirectRule } from './node/serve/preview/host-rules.ts';
export { loadSite } from './node/site/load-site.ts';
export { modelSite } from './node/site/model-site.ts';
export { describeOrigin } from './node/twins/create-twin.ts';
