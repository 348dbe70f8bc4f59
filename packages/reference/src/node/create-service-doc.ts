import { posix } from 'node:path';
import type { LastUpdated, SiteConfig } from '@gruntwork-docs/engine/shared';
import { outputFile, withBase } from '@gruntwork-docs/engine/shared';
import type { Doc } from '@gruntwork-docs/engine/source';
import {
  findContentTitle,
  frontmatterSchema,
  hashJson,
  hashText,
  humanize,
  toPlainTitle,
  toTitleHtml,
} from '@gruntwork-docs/engine/source';
import type { TerraformModule } from '@gruntwork-docs/terraform/model';
import { firstParagraph } from '@gruntwork-docs/terraform/model';
import type { ModuleHistory } from '#shared/release-view.ts';
import type { CatalogLayout } from './catalog/layout.ts';
import { createModuleOrigin } from './catalog/module-origin.ts';
import type { Catalog } from './catalog/resolve-catalog.ts';
import { findControls } from './control-links.ts';
import type { Compliance } from './load-compliance.ts';
import { isLibraryModule, type ModuleGraph } from './module-links.ts';
import type { ModuleRecord, ModuleRecords } from './read-modules.ts';
import type { PreparedReadme } from './readmes/prepare-readmes.ts';
import { qualifyHeadings } from './readmes/qualify-headings.ts';
import type { InputChanges } from './releases/input-changes.ts';
import { SECTION_IDS } from './section-ids.ts';
import {
  type ExamplePage,
  type ExampleUse,
  listServiceFormats,
  REFERENCE,
  removeIntro,
  type ServicePage,
  toServiceFiles,
} from './service-page.ts';

export interface ServiceDocInput {
  readonly catalog: Catalog;
  readonly layout: CatalogLayout;
  readonly records: ModuleRecords;
  readonly readmes: ReadonlyMap<string, PreparedReadme>;
  /** Site paths of the folders that have pages. */
  readonly routes: ReadonlyMap<string, string>;
  readonly graph: ModuleGraph;
  readonly config: SiteConfig;
  readonly compliance: Compliance | undefined;
  readonly matrixRoute: string | undefined;
  readonly lastUpdated: ReadonlyMap<string, LastUpdated>;
  /** Document that shows the library; its modules have the same sidebar. */
  readonly library: Pick<Doc, 'id' | 'route'> | undefined;
  /** Changes of each module since older releases, by path. */
  readonly histories: ReadonlyMap<string, readonly ModuleHistory[]>;
  readonly inputChanges: InputChanges;
}

/** Creates the document of a module: its README is the text, everything else comes from its source. */
export function createServiceDoc(path: string, input: ServiceDocInput): Doc {
  const record = getRecord(path, input);
  const { config, graph, catalog } = input;
  const { readme: _, description: __, ...rest } = record.module;
  const text = input.readmes.get(path)?.text ?? '';
  const description = firstParagraph(text);
  const module = { ...rest, ...(description !== undefined && { description }) };
  const updated = findLastChange(path, input);
  const files = toServiceFiles(outputFile(input.routes.get(path) ?? ''));
  const service: ServicePage = {
    kind: 'module',
    module,
    title: toPlainTitle(toServiceTitle(record.module, text)),
    origin: createModuleOrigin(path, catalog),
    lastChanged: updated?.date,
    examples: listExamples(path, input),
    feeds: record.feeds,
    history: input.histories.get(path) ?? [],
    composes: graph.composes.get(path) ?? [],
    usedBy: graph.usedBy.get(path) ?? [],
    controls: findControls(path, {
      compliance: input.compliance,
      matrixUrl: input.matrixRoute === undefined ? undefined : withBase(config.baseUrl, input.matrixRoute),
      inputUrl: (name) => `#input-${name}`,
    }),
    files,
    builder:
      catalog.builder && module.variables.length > 0
        ? { module: files.json, ...(input.inputChanges.has(path) && { changes: files.changes }) }
        : undefined,
  };
  const { module: ___, ...around } = service;
  const doc = createDoc(path, text, input);
  return {
    ...doc,
    // A search for "kms-key module" should find the page of the part, which doesn't call itself a module.
    ...(isPart(path, input) && { frontmatter: { ...doc.frontmatter, keywords: ['module'] } }),
    source: { ...sourceOf(path, text, input), hash: hashText(record.hash, text, hashJson(around)) },
    formats: listServiceFormats(service.files, config.baseUrl),
    ...(isPart(path, input) && { worth: PART_WORTH }),
    frame: {
      source: REFERENCE,
      data: service,
      text: qualifyHeadings(removeIntro(text)),
      reservedIds: SECTION_IDS,
    },
  };
}

/** Search boost of parts: a service has their inputs too, and is the page that most readers want. */
const PART_WORTH = 0.5;

/** True for a part of the library in a catalog that contains more than the library. */
function isPart(path: string, { layout }: ServiceDocInput): boolean {
  return isLibraryModule(path) && layout.modules.some((own) => own !== '.' && !isLibraryModule(own));
}

/** Creates the document of an example: its README and its files. */
export function createExampleDoc(path: string, input: ServiceDocInput): Doc {
  const record = getRecord(path, input);
  const text = input.readmes.get(path)?.text ?? '';
  const description = firstParagraph(text);
  const page: ExamplePage = {
    kind: 'example',
    origin: createModuleOrigin(path, input.catalog),
    ...(description !== undefined && { description }),
    files: listFiles(record),
    composes: input.graph.composes.get(path) ?? [],
  };
  return {
    ...createDoc(path, text, input),
    source: { ...sourceOf(path, text, input), hash: hashText(record.hash, text, hashJson(page)) },
    frame: { source: REFERENCE, data: page, text: removeIntro(text), reservedIds: ['files', 'modules'] },
  };
}

/** Creates a document without generated sections. */
export function createDoc(path: string, text: string, input: ServiceDocInput): Doc {
  const { catalog, records, routes, library } = input;
  const module = records.get(path)?.module;
  const title =
    module === undefined ? (findContentTitle(text) ?? input.config.title) : toServiceTitle(module, text);
  const description = firstParagraph(text);
  const updated = findLastChange(path, input);
  const id = toDocId(path, catalog);
  const route = routes.get(path) ?? '';
  return {
    kind: 'doc',
    source: sourceOf(path, text, input),
    format: 'md',
    id,
    route,
    folders: id.split('/').slice(0, -1),
    isIndex: route.endsWith('/'),
    order: undefined,
    frontmatter: {
      ...frontmatterSchema.parse({}),
      ...(description !== undefined && { description: toPlainTitle(description) }),
      ...(updated !== undefined && { last_update: updated }),
    },
    title: toPlainTitle(title),
    titleHtml: toTitleHtml(title),
    sidebarLabel: toPlainTitle(title),
    isShared: true,
    ...(library !== undefined && { parent: { id: library.id, route: library.route } }),
  };
}

/** Returns the document id of a folder of the catalog. */
export function toDocId(path: string, { route }: Pick<Catalog, 'route'>): string {
  return [route.slice(1), path === '.' ? 'index' : path].filter(Boolean).join('/');
}

/** Returns the README's heading, or the folder's name in words. */
export function toServiceTitle({ name }: Pick<TerraformModule, 'name'>, readme: string): string {
  return findContentTitle(readme) ?? humanize(name);
}

/** Returns the README as it is on disk; the prepared text is in `frame`. */
function sourceOf(path: string, text: string, { catalog, records }: ServiceDocInput): Doc['source'] {
  const written = records.get(path)?.module.readme ?? text;
  const file = posix.join(catalog.folder, path, 'README.md');
  return { file, text: written, hash: hashText(written, text) };
}

function getRecord(path: string, { records }: ServiceDocInput): ModuleRecord {
  const record = records.get(path);
  if (record === undefined) throw new Error(`the catalog has no module \`${path}\``);
  return record;
}

/** Lists the examples of a module, with the files of those that have no page. */
function listExamples(path: string, input: ServiceDocInput): ExampleUse[] {
  const { layout, records, readmes, routes, config, catalog } = input;
  return [...layout.examples].flatMap(([folder, owner]): ExampleUse[] => {
    const record = records.get(folder);
    if (owner !== path || record === undefined) return [];
    const route = routes.get(folder);
    const { treeUrl } = createModuleOrigin(folder, catalog);
    return [
      {
        title: toPlainTitle(toServiceTitle(record.module, readmes.get(folder)?.text ?? '')),
        ...(route !== undefined && { url: withBase(config.baseUrl, route) }),
        ...(treeUrl !== undefined && { sourceUrl: treeUrl }),
        files: route === undefined ? listFiles(record) : [],
      },
    ];
  });
}

/** Lists the files of an example, `main.tf` first. */
function listFiles({ files = [] }: ModuleRecord): ExamplePage['files'] {
  const rank = (name: string): number => (name === 'main.tf' ? 0 : 1);
  return [...files]
    .filter(([, text]) => text.trim() !== '')
    .sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1))
    .map(([name, text]) => ({ name, code: text.replace(/\r\n/g, '\n').trimEnd() }));
}

/** Finds the newest change of any file of a module. */
function findLastChange(path: string, { catalog, lastUpdated }: ServiceDocInput): LastUpdated | undefined {
  const folder = [catalog.folder, path].filter((part) => part !== '.').join('/');
  let newest: LastUpdated | undefined;
  for (const [file, updated] of lastUpdated) {
    // The root of a repository does not include its modules.
    const isOwn = folder === '' ? !file.includes('/') : file.startsWith(`${folder}/`);
    if (!isOwn) continue;
    if (newest?.date === undefined || (updated.date ?? '') > newest.date) newest = updated;
  }
  return newest;
}
