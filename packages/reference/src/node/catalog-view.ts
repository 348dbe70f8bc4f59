import type { SidebarNode, SiteConfig } from '@gruntwork-docs/engine/shared';
import { routeKey, withBase } from '@gruntwork-docs/engine/shared';
import type { Doc } from '@gruntwork-docs/engine/source';
import { hashJson, hashText, humanize, toTitleHtml } from '@gruntwork-docs/engine/source';
import { firstParagraph } from '@gruntwork-docs/terraform/model';
import type { CatalogView, ModuleEntry, ServiceEntry } from '#shared/reference-view.ts';
import { createModuleOrigin } from './catalog/module-origin.ts';
import { createControlRows, findControls } from './control-links.ts';
import type { Reference } from './load-reference.ts';
import { isLibraryModule, toModuleAnchor } from './module-links.ts';
import type { CatalogPage } from './service-page.ts';

export interface CatalogViewInput {
  readonly reference: Reference;
  readonly config: SiteConfig;
  /** Sidebars: their categories name and order the groups of services. */
  readonly trees: Iterable<readonly SidebarNode[]>;
}

/** Creates the view of the catalog that components inside Markdown pages show. */
export function createCatalogView({ reference, config, trees }: CatalogViewInput): CatalogView {
  const { docs, compliance, catalog } = reference;
  const version = catalog.repositories[0]?.version;
  const categories = groupServices(docs.filter(isService), config, trees);
  const modules = [...reference.records.keys()]
    .filter(isLibraryModule)
    .map((path) => createModuleEntry(path, reference, config));
  return {
    hash: hashText(reference.hash, hashJson(categories.map(({ label }) => label))),
    ...(version !== undefined && { version }),
    categories,
    modules,
    ...(compliance !== undefined && {
      compliance: {
        benchmark: compliance.benchmark,
        versions: compliance.versions,
        ...(compliance.namedVersions && { namedVersions: compliance.namedVersions }),
        sections: compliance.sections,
        controls: createControlRows(compliance, {
          places: reference.places,
          guidePages: reference.guidePages,
          toUrl: (route) => withBase(config.baseUrl, route),
        }),
        ...(reference.matrixRoute !== undefined && {
          matrixUrl: withBase(config.baseUrl, reference.matrixRoute),
        }),
        csvUrl: withBase(config.baseUrl, toComplianceFile(reference.referencePath, 'csv')),
        jsonUrl: withBase(config.baseUrl, toComplianceFile(reference.referencePath, 'json')),
      },
    }),
  };
}

/** Site path of the matrix in another format. */
export function toComplianceFile(referencePath: string, extension: 'csv' | 'json'): string {
  return `${referencePath}/compliance.${extension}`;
}

function createModuleEntry(path: string, reference: Reference, config: SiteConfig): ModuleEntry {
  const { records, readmes, graph, compliance, matrixRoute, places, catalog } = reference;
  const { module } = records.get(path) ?? {};
  const { treeUrl } = createModuleOrigin(path, catalog);
  const place = places.get(path)?.url;
  const url = place?.includes('#') === true ? undefined : place;
  return {
    id: toModuleAnchor(path),
    name: module?.name ?? path,
    ...(url !== undefined && { url }),
    descriptionHtml: toTitleHtml(firstParagraph(readmes.get(path)?.text ?? module?.readme ?? '') ?? ''),
    inputs: module?.variables.length ?? 0,
    outputs: module?.outputs.length ?? 0,
    ...(treeUrl !== undefined && { sourceUrl: treeUrl }),
    composes: graph.composes.get(path) ?? [],
    usedBy: graph.usedBy.get(path) ?? [],
    controls: findControls(path, {
      compliance,
      matrixUrl: matrixRoute === undefined ? undefined : withBase(config.baseUrl, matrixRoute),
      inputUrl: undefined,
    }),
  };
}

/** Everything outside the library is a service. */
function isService({ frame }: Doc): boolean {
  const data = frame?.data as CatalogPage | undefined;
  return data?.kind === 'module' && !isLibraryModule(data.module.path);
}

/** Groups services by category in the order of the sidebar; without a sidebar, by folder. */
function groupServices(
  docs: readonly Doc[],
  config: SiteConfig,
  trees: CatalogViewInput['trees'],
): CatalogView['categories'] {
  const labels = new Map<string, string>();
  const visit = (nodes: readonly SidebarNode[], label: string | undefined): void => {
    for (const node of nodes) {
      if (node.type === 'category') visit(node.items, node.label);
      else if (node.type === 'link' && label !== undefined && !labels.has(routeKey(node.url)))
        labels.set(routeKey(node.url), label);
    }
  };
  for (const tree of trees) visit(tree, undefined);
  const order = [...new Set(labels.values())];
  const groups = new Map<string, { slug: string; label: string; services: ServiceEntry[] }>();
  for (const doc of docs) {
    const slug = doc.folders.at(-1) ?? '';
    const url = withBase(config.baseUrl, doc.route);
    const label = labels.get(routeKey(url)) ?? humanize(slug);
    const group = groups.get(label) ?? { slug, label, services: [] };
    const data = doc.frame?.data as CatalogPage | undefined;
    const { description = '', variables = [], outputs = [] } = data?.kind === 'module' ? data.module : {};
    group.services.push({
      label: doc.title,
      url,
      descriptionHtml: toTitleHtml(description),
      inputs: variables.length,
      outputs: outputs.length,
    });
    groups.set(label, group);
  }
  return [...groups.values()].sort((a, b) => order.indexOf(a.label) - order.indexOf(b.label));
}
