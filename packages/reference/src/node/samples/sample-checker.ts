import type { SampleChecker } from '@gruntwork-docs/engine/source';
import { engineKey, openCache } from '@gruntwork-docs/engine/source';
import type { CatalogOrigin } from '@gruntwork-docs/terraform/model';
import type { ModuleRecord } from '../read-modules.ts';
import { callsCatalog, checkPageSamples, type SampleCatalog } from './check-page-samples.ts';
import { checkPageManifests } from './manifests/check-page-manifests.ts';
import { createYamlReader } from './read-yaml.ts';
import { checkPageWorkflows } from './workflows/check-page-workflows.ts';

/** Location of the cached modules, which are read only for pages whose samples call them. Plain data. */
export interface SampleModules {
  /** Folder of the site's cache. */
  readonly cacheDir: string;
  /** Hashes of the modules by path. */
  readonly hashes: ReadonlyMap<string, string>;
  /** Addresses under which the modules are called. */
  readonly origins: readonly CatalogOrigin[];
}

/** Documentation of older releases, whose catalog and Kubernetes versions are not available. */
const OLDER_DOCUMENTATION = 'content/versions/';

/** Creates a checker that reads the catalog's modules when the first sample calls one. */
export function createCatalogSampleChecker(modules: SampleModules | undefined): SampleChecker {
  let catalog: Promise<SampleCatalog> | undefined;
  return async (fences, file) => {
    const usesMdx1 = file.startsWith(OLDER_DOCUMENTATION);
    const needsCatalog = modules !== undefined && callsCatalog(fences, modules.origins) && !usesMdx1;
    if (needsCatalog) catalog ??= loadCatalog(modules);
    const readYaml = createYamlReader();
    const report = checkPageSamples(fences, file, needsCatalog ? await catalog : undefined, readYaml);
    if (report === undefined || usesMdx1) return report;
    const more = await Promise.all([checkPageManifests(fences, readYaml), checkPageWorkflows(fences)]);
    return { ...report, problems: [...report.problems, ...more.flat()] };
  };
}

async function loadCatalog({ cacheDir, hashes, origins }: SampleModules): Promise<SampleCatalog> {
  // The main thread wrote it before it started this one.
  const { records }: { records: [string, ModuleRecord][] } = JSON.parse(
    openCache(cacheDir).get('catalog', engineKey),
  );
  return { hashes, origins, modules: new Map(records.map(([path, { module }]) => [path, module])) };
}
