import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashJson, hashText } from '@gruntwork-docs/engine/node/cache/hash.ts';
import { engineKey } from '@gruntwork-docs/engine/node/engine-key.ts';
import type { PagePlan } from '@gruntwork-docs/engine/node/model/page-plan.ts';
import type { Manifest, OutputFile } from '@gruntwork-docs/engine/node/output/publish.ts';
import type { BodyRecord } from '@gruntwork-docs/engine/node/render/page-record.ts';
import type { SiteConfig } from '@gruntwork-docs/engine/shared/site-config.ts';
import { SEARCH_FOLDER } from '#shared/index-format.ts';
import { createIndex } from './create-index.ts';
import { createRecords, type SearchRecord } from './create-records.ts';
import { renderOpenSearch } from './open-search.ts';
import { describePage, groupByContext, type IndexedPage, toSearchedPage } from './searched-pages.ts';

export interface SearchOutputsInput {
  readonly config: SiteConfig;
  readonly plans: readonly PagePlan[];
  readonly bodies: ReadonlyMap<string, BodyRecord>;
  readonly bodyDir: string;
  /** Folder for what is kept from build to build. */
  readonly cacheDir: string;
  readonly outDir: string;
  readonly manifest: Manifest;
}

/** Everything that search needs of the published site; nothing when the site has none. */
export async function createSearchOutputs(input: SearchOutputsInput): Promise<Map<string, OutputFile>> {
  const { config } = input;
  if (config.search.provider === 'none') return new Map();
  const description = renderOpenSearch(config);
  const outputs = new Map([['opensearch.xml', toOutput(description)]]);
  if (config.search.provider !== 'embedded') return outputs;
  for (const [context, pages] of groupByContext(input)) {
    const folder = `${SEARCH_FOLDER}/${context}`;
    for (const [file, output] of await getIndex(folder, pages, input)) outputs.set(file, output);
  }
  return outputs;
}

function toOutput(text: string): OutputFile {
  return { type: 'text', text, key: hashText(text) };
}

interface KeptIndex {
  readonly key: string;
  readonly files: readonly (readonly [file: string, key: string])[];
}

/** The files of one index: made anew when a page of it changed, otherwise those that are published already. */
async function getIndex(
  folder: string,
  pages: readonly IndexedPage[],
  { config, bodyDir, cacheDir, outDir, manifest }: SearchOutputsInput,
): Promise<[string, OutputFile][]> {
  const described = pages.map(({ plan, bodyKey }) => [bodyKey, describePage(plan)]);
  const key = hashText(engineKey, hashJson([described, config.search.synonyms]));
  const keptFile = path.join(cacheDir, `${folder.replaceAll('/', '-')}.json`);
  const kept = await loadKept(keptFile);
  if (kept?.key === key && kept.files.every(([file, own]) => manifest.entries.get(file)?.key === own)) {
    return kept.files.map(([file, own]) => [file, { type: 'copy', from: path.join(outDir, file), key: own }]);
  }
  const records: SearchRecord[] = pages.flatMap((page) =>
    createRecords(toSearchedPage(page, bodyDir), config.search.synonyms),
  );
  const files = [...createIndex(records)].map(([name, text]): [string, OutputFile] => [
    `${folder}/${name}`,
    toOutput(text),
  ]);
  const next: KeptIndex = { key, files: files.map(([file, output]) => [file, output.key]) };
  await mkdir(cacheDir, { recursive: true });
  await writeFile(`${keptFile}.tmp`, JSON.stringify(next));
  await rename(`${keptFile}.tmp`, keptFile);
  return files;
}

async function loadKept(file: string): Promise<KeptIndex | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}
