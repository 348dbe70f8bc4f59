import { hashJson, hashText } from '@gruntwork-docs/engine/node/cache/hash.ts';
import {
  defineSource,
  type OutputContext,
  type ShareContext,
  type SourceData,
} from '@gruntwork-docs/engine/node/sources/page-source.ts';
import { withBase } from '@gruntwork-docs/engine/shared/url.ts';
import type { GlossaryEntry, GlossaryView } from '#shared/glossary.ts';
import type { ModuleVersions } from '#shared/module-versions.ts';
import type { CatalogView } from '#shared/reference-view.ts';
import {
  type CatalogOptions,
  type CatalogOptionsInput,
  catalogOptionsSchema,
} from './node/catalog/catalog-options.ts';
import { createCatalogView } from './node/catalog-view.ts';
import { GLOSSARY_PAGE, loadGlossary } from './node/load-glossary.ts';
import { loadModuleVersions } from './node/load-module-versions.ts';
import { loadReference, type Reference } from './node/load-reference.ts';
import { createReferenceFiles, hashModuleSchema } from './node/reference-files.ts';
import { renderCatalogPage } from './node/render-service.ts';
import { toModulePart } from './node/samples/check-page-samples.ts';
import { createCatalogSampleChecker, type SampleModules } from './node/samples/sample-checker.ts';
import { type CatalogPage, REFERENCE } from './node/service-page.ts';

declare module '@gruntwork-docs/engine/node/config/define-site.ts' {
  interface SourceKeys {
    /** The Terraform modules that have pages. */
    readonly catalog?: CatalogOptionsInput;
  }
}

/** What the reference reads. */
export interface ReferenceData extends SourceData {
  readonly glossary: readonly GlossaryEntry[];
  readonly moduleVersions: ModuleVersions | undefined;
  readonly catalog: Reference | undefined;
}

/** The catalog of Terraform modules in `catalog`, its compliance data and releases, and the glossary of the field. */
export const reference = defineSource<ReferenceData>({
  name: REFERENCE,
  components: '@gruntwork-docs/reference/entry.body.ts',
  behaviours: '@gruntwork-docs/reference/entry.client.ts',
  settings: { key: 'catalog', schema: catalogOptionsSchema },
  watch: (settings) => [toOptions(settings).folder],
  async load(context) {
    const [glossary, moduleVersions, catalog] = await Promise.all([
      loadGlossary(context.siteDir),
      loadModuleVersions(context.siteDir),
      loadReference(context, toOptions(context.settings)),
    ]);
    const hash = hashText(
      hashJson([glossary, moduleVersions]),
      ...(catalog === undefined ? [] : [catalog.hash, hashModuleSchema()]),
    );
    const parts = catalog && {
      docs: [...catalog.docs, ...catalog.releases.docs],
      fileRoutes: catalog.readmeRoutes,
      notes: catalog.notes,
      ...(catalog.structure !== undefined && { structure: catalog.structure }),
    };
    return { hash, glossary, moduleVersions, catalog, ...parts };
  },
  share({ glossary: entries, moduleVersions, catalog }, context) {
    const { config, fileToRoute } = context;
    const glossary: GlossaryView = {
      entries,
      url: withBase(config.baseUrl, fileToRoute.get(GLOSSARY_PAGE) ?? ''),
    };
    const shown = {
      glossary: { hash: hashJson(glossary), value: glossary },
      ...(moduleVersions && { moduleVersions: { hash: hashJson(moduleVersions), value: moduleVersions } }),
    };
    if (catalog === undefined) return { shown };
    const view = viewCatalog(catalog, context);
    const { samples, releases } = catalog;
    const { compliance } = view;
    return {
      shown: {
        ...shown,
        catalog: { hash: view.hash, value: view },
        releases: { hash: hashJson(releases.views), value: releases.views },
        ...(compliance !== undefined && { compliance: { hash: hashJson(compliance), value: compliance } }),
      },
      parts: new Map([...samples.hashes].map(([path, hash]) => [toModulePart(path), hash])),
      forWorkers: samples satisfies SampleModules,
    };
  },
  outputs({ catalog }, context) {
    if (catalog === undefined) return new Map();
    return createReferenceFiles(catalog, context, getView(context));
  },
  check: ({ catalog }) =>
    (catalog?.faults ?? []).map((fault) => ({ kind: 'data', ...fault, severity: 'warn' })),
  renderFrame: (data, context) => renderCatalogPage(data as CatalogPage, context),
  createSampleChecker: (shared) => createCatalogSampleChecker(shared as SampleModules | undefined),
});

function toOptions(settings: unknown): CatalogOptions {
  return (settings as CatalogOptions | undefined) ?? catalogOptionsSchema.parse({});
}

function viewCatalog(catalog: Reference, { config, trees }: ShareContext): CatalogView {
  return createCatalogView({ reference: catalog, config, trees });
}

/** The view that `share` has made: files beside the pages say what the pages say. */
function getView({ env }: OutputContext): CatalogView {
  return env.shown.get('catalog')?.value as CatalogView;
}
