import { hashJson, hashText } from '@gruntwork-docs/engine/node/cache/hash.ts';
import type { Doc } from '@gruntwork-docs/engine/node/content/doc.ts';
import { frontmatterSchema } from '@gruntwork-docs/engine/node/content/frontmatter.ts';
import { humanize } from '@gruntwork-docs/engine/node/content/source-path.ts';
import { findContentTitle, toPlainTitle, toTitleHtml } from '@gruntwork-docs/engine/node/content/title.ts';
import type { LastUpdated } from '@gruntwork-docs/engine/shared/page-view.ts';
import type { SiteConfig } from '@gruntwork-docs/engine/shared/site-config.ts';
import { applyTrailingSlash, outputFile, withBase } from '@gruntwork-docs/engine/shared/url.ts';
import type { TerraformModule } from '@gruntwork-docs/terraform/model/module.ts';
import { findControls } from './control-links.ts';
import type { Compliance } from './load-compliance.ts';
import type { ModuleGraph } from './module-links.ts';
import { CATALOG_FOLDER, type ModuleRecords } from './read-modules.ts';
import { SECTION_IDS } from './section-ids.ts';
import {
  listServiceFormats,
  REFERENCE,
  removeIntro,
  type ServicePage,
  toServiceFiles,
} from './service-page.ts';

export interface ServiceDocInput {
  readonly records: ModuleRecords;
  readonly graph: ModuleGraph;
  readonly version: string;
  readonly config: SiteConfig;
  readonly docsPath: string;
  readonly compliance: Compliance | undefined;
  readonly matrixRoute: string | undefined;
  readonly lastUpdated: ReadonlyMap<string, LastUpdated>;
  /** Where the newest release's changes of a module are, by path. */
  readonly changes: ReadonlyMap<string, string>;
}

/** Folder of services' pages below the documentation's own. */
const SERVICES = 'reference';

/** The document of a service: its README is the text, everything else comes from its source. */
export function createServiceDoc(path: string, input: ServiceDocInput): Doc {
  const record = input.records.get(path);
  if (record === undefined) throw new Error(`the catalog has no module \`${path}\``);
  const { config, graph } = input;
  const { readme = '', ...module } = record.module;
  const file = `${CATALOG_FOLDER}/${path}/README.md`;
  const route = toServiceRoute(path, input.docsPath, config);
  const title = toServiceTitle(record.module);
  const updated = findLastChange(path, input.lastUpdated);
  const example = `${path}/examples/basic`;
  const service: ServicePage = {
    module,
    title: toPlainTitle(title),
    version: input.version,
    lastChanged: updated?.date,
    changesUrl: input.changes.get(path),
    example: input.records.has(example) ? example : undefined,
    composes: graph.composes.get(path) ?? [],
    usedBy: graph.usedBy.get(path) ?? [],
    controls: findControls(path, {
      compliance: input.compliance,
      matrixUrl: input.matrixRoute === undefined ? undefined : withBase(config.baseUrl, input.matrixRoute),
      inputUrl: (name) => `#input-${name}`,
    }),
    files: toServiceFiles(outputFile(route)),
  };
  const { module: _, ...around } = service;
  const id = `${SERVICES}/${path}`;
  const description =
    module.description === undefined ? {} : { description: toPlainTitle(module.description) };
  return {
    kind: 'doc',
    source: { file, text: readme, hash: hashText(record.hash, hashJson(around)) },
    format: 'md',
    id,
    route,
    folders: id.split('/').slice(0, -1),
    isIndex: false,
    order: undefined,
    frontmatter: {
      ...frontmatterSchema.parse({}),
      ...description,
      ...(updated !== undefined && { last_update: updated }),
    },
    title: toPlainTitle(title),
    titleHtml: toTitleHtml(title),
    sidebarLabel: toPlainTitle(title),
    isShared: true,
    formats: listServiceFormats(service.files, config.baseUrl),
    frame: { source: REFERENCE, data: service, text: removeIntro(readme), reservedIds: SECTION_IDS },
  };
}

/** Site path of a service's page. */
export function toServiceRoute(path: string, docsPath: string, config: SiteConfig): string {
  return applyTrailingSlash(`${docsPath}/${SERVICES}/${path}`, config.trailingSlash);
}

/** The README's heading, or the folder's name in words. */
export function toServiceTitle({ name, readme = '' }: TerraformModule): string {
  return findContentTitle(readme) ?? humanize(name);
}

/** The newest change of any file of a module. */
function findLastChange(
  path: string,
  lastUpdated: ReadonlyMap<string, LastUpdated>,
): LastUpdated | undefined {
  let newest: LastUpdated | undefined;
  for (const [file, updated] of lastUpdated) {
    if (!file.startsWith(`${CATALOG_FOLDER}/${path}/`)) continue;
    if (newest?.date === undefined || (updated.date ?? '') > newest.date) newest = updated;
  }
  return newest;
}
