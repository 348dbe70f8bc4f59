import type { SampleChecker } from '@gruntwork-docs/engine/source';
import { engineKey, openCache } from '@gruntwork-docs/engine/source';
import type { CatalogOrigin } from '@gruntwork-docs/terraform/model';
import type { ModuleRecord } from '../read-modules.ts';
import { callsCatalog, checkPageSamples, type SampleCatalog } from './check-page-samples.ts';
import { checkPageManifests } from './manifests/check-page-manifests.ts';
import { createYamlReader } from './read-yaml.ts';
import { checkPageWorkflows } from './workflows/check-page-workflows.ts';

/** Where the catalog's modules are kept: only pages whose samples call them need them. Plain data. */
export interface SampleModules {
  /** Folder of the site's cache. */
  readonly cacheDir: string;
  /** Hashes of the modules by path. */
  readonly hashes: ReadonlyMap<string, string>;
  /** Where the modules are called from. */
  readonly origins: readonly CatalogOrigin[];
}

/** Released documentation calls the catalog, and Kubernetes, of its own time, which are not at hand. */
const OLDER_DOCUMENTATION = 'content/versions/';

/** Makes a checker that reads the catalog's modules when the first sample calls one. */
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
  // The main thread has written it before it started this one.
  const { records }: { records: [string, ModuleRecord][] } = JSON.parse(
    openCache(cacheDir).get('catalog', engineKey),
  );
  return { hashes, origins, modules: new Map(records.map(([path, { module }]) => [path, module])) };
}
