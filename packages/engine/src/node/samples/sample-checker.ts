import { readFile } from 'node:fs/promises';
import type { ModuleRecord } from '@gruntwork-docs/reference/node/read-modules.ts';
import type { SampleSource } from '../markdown/link-environment.ts';
import {
  callsCatalog,
  checkPageSamples,
  type SampleCatalog,
  type SampleFacts,
} from './check-page-samples.ts';
import { checkPageManifests } from './manifests/check-page-manifests.ts';

/** Checks the samples of a page. */
export type SampleChecker = (source: string, file: string) => Promise<SampleFacts | undefined>;

/** Released documentation calls the catalog, and Kubernetes, of its own time, which are not at hand. */
const OLDER_DOCUMENTATION = 'content/versions/';

/** Makes a checker that reads the catalog's modules when the first sample calls one. */
export function createSampleChecker(samples: SampleSource | undefined): SampleChecker {
  let catalog: Promise<SampleCatalog> | undefined;
  return async (source, file) => {
    const isOlder = file.startsWith(OLDER_DOCUMENTATION);
    const needsCatalog = samples !== undefined && callsCatalog(source) && !isOlder;
    if (needsCatalog) catalog ??= loadCatalog(samples);
    const facts = checkPageSamples(source, file, needsCatalog ? await catalog : undefined);
    if (facts === undefined || isOlder) return facts;
    return { ...facts, problems: [...facts.problems, ...(await checkPageManifests(source))] };
  };
}

async function loadCatalog({ file, hashes }: SampleSource): Promise<SampleCatalog> {
  const { records }: { records: [string, ModuleRecord][] } = JSON.parse(await readFile(file, 'utf8'));
  return { hashes, modules: new Map(records.map(([path, { module }]) => [path, module])) };
}
