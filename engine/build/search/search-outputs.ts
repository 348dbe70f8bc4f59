import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SEARCH_FOLDER } from '#shared/search/index-format.ts';
import type { SiteConfig } from '#shared/site-config.ts';
import { hashJson, hashText } from '../cache/hash.ts';
import { engineKey } from '../engine-key.ts';
import type { PagePlan } from '../model/page-plan.ts';
import type { Manifest, OutputFile } from '../output/publish.ts';
import type { BodyRecord } from '../render/page-record.ts';
import { CURRENT_VERSION } from '../versions/docs-version.ts';
import { createIndex } from './create-index.ts';
import { createRecords, type SearchedPage, type SearchRecord } from './create-records.ts';
import { renderOpenSearch } from './open-search.ts';
import { getPageEntry } from './page-entries.ts';

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

interface IndexedPage {
  readonly plan: PagePlan;
  readonly bodyKey: string;
}

/** Pages by the index that they belong to: one for each language and version of the documentation. */
function groupByContext({ config, plans, bodies }: SearchOutputsInput): Map<string, IndexedPage[]> {
  const pages = plans.flatMap((plan): IndexedPage[] => {
    const body = bodies.get(plan.key);
    return body === undefined || !isSearched(plan) ? [] : [{ plan, bodyKey: body.bodyKey }];
  });
  const languages = new Map<string, IndexedPage[]>();
  for (const page of pages) addTo(languages, getLanguage(page.plan, config), page);
  const contexts = new Map<string, IndexedPage[]>();
  for (const [language, own] of languages) {
    const versions = new Set(own.flatMap(({ plan }) => plan.view.version?.name ?? []));
    // Pages outside of the documentation are found whatever version is searched.
    for (const version of versions.size === 0 ? [CURRENT_VERSION] : versions) {
      for (const page of own)
        if ((page.plan.view.version?.name ?? version) === version)
          addTo(contexts, `${language}-${version}`, page);
    }
  }
  return contexts;
}

function addTo<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

/** Language of the page around a text; the text may be in another one until it is translated. */
export function getLanguage({ view }: PagePlan, config: SiteConfig): string {
  return view.locales.find(({ url }) => url === view.url)?.name ?? config.i18n.defaultLocale;
}

const SEARCHED_KINDS: ReadonlySet<PagePlan['view']['kind']> = new Set(['doc', 'page', 'blog-post']);

/** Lists of pages are not what a reader searches for, and what is not listed is not to be found. */
export function isSearched({ view }: PagePlan): boolean {
  return SEARCHED_KINDS.has(view.kind) && !view.unlisted;
}

/** What a page is searched by, with the search entry of its body. */
export function toSearchedPage({ plan, bodyKey }: IndexedPage, bodyDir: string): SearchedPage {
  return { ...describePage(plan), entry: getPageEntry(bodyDir, bodyKey) };
}

function describePage({ route, view, body }: PagePlan): Omit<SearchedPage, 'entry'> {
  return {
    // What a post tells is told by a page as well, and is kept up to date there.
    worth: view.kind === 'blog-post' ? 0.7 : 1,
    isModule: body.type === 'doc' && body.doc.service !== undefined,
    route,
    title: view.title,
    description: view.description ?? '',
    keywords: [...view.keywords, ...view.tags.map((tag) => tag.label)],
    breadcrumbs: view.breadcrumbs.map(({ label }) => label).filter((label) => label !== view.title),
  };
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
