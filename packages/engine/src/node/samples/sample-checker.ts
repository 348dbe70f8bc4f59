import { readFile } from 'node:fs/promises';
import type { ModuleRecord } from '@gruntwork-docs/reference/node/read-modules.ts';
import type { SampleSource } from '../markdown/link-environment.ts';
import {
  callsCatalog,
  checkPageSamples,
  type SampleCatalog,
  type SampleFacts,
} from './check-page-samples.ts';

/** Checks the samples of a page. */
export type SampleChecker = (source: string, file: string) => Promise<SampleFacts | undefined>;

/** Released documentation calls the catalog of its own time, which is not at hand. */
const OLDER_DOCUMENTATION = 'content/versions/';

/** Makes a checker that reads the catalog's modules when the first sample calls one. */
export function createSampleChecker(samples: SampleSource | undefined): SampleChecker {
  let catalog: Promise<SampleCatalog> | undefined;
  return async (source, file) => {
    const needsCatalog =
      samples !== undefined && callsCatalog(source) && !file.startsWith(OLDER_DOCUMENTATION);
    if (needsCatalog) catalog ??= loadCatalog(samples);
    return checkPageSamples(source, file, needsCatalog ? await catalog : undefined);
  };
}

async function loadCatalog({ file, hashes }: SampleSource): Promise<SampleCatalog> {
  const { records }: { records: [string, ModuleRecord][] } = JSON.parse(await readFile(file, 'utf8'));
  return { hashes, modules: new Map(records.map(([path, { module }]) => [path, module])) };
}
