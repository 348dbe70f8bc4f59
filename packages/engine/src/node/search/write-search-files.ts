import { openPacks } from '../files/packs.ts';
import { stageOutputs } from '../output/stage-outputs.ts';
import type { SearchIntegration } from './search-integration.ts';
import type { SearchFiles, SearchJob } from './search-job.ts';

/** Makes the files that a site's search needs, and writes those that are not published yet to the folder of new files. */
export async function writeSearchFiles(job: SearchJob, search: SearchIntegration): Promise<SearchFiles> {
  const { config, plans, bodies, bodyDir, session, entries } = job;
  const texts = openPacks(bodyDir);
  try {
    const files = await search.createOutputs({ config, plans, bodies, texts });
    await stageOutputs(files, session, { entries });
    return new Map(Array.from(files, ([file, { key }]) => [file, key]));
  } finally {
    texts.close();
  }
}
