import { existsSync } from 'node:fs';
import path from 'node:path';
import { withBase } from '@gruntwork-docs/engine/shared';
import {
  defineSource,
  hashJson,
  hashText,
  type SampleChecker,
  type SourceData,
} from '@gruntwork-docs/engine/source';
import type { GlossaryEntry, GlossaryView } from '#shared/glossary.ts';
import { messages } from '#shared/messages/messages.ts';
import type { ModuleVersions } from '#shared/module-versions.ts';
import {
  type CatalogOptions,
  type CatalogOptionsInput,
  catalogOptionsSchema,
} from './node/catalog/catalog-options.ts';
import type { CatalogData } from './node/catalog-data.ts';
import { GLOSSARY_PAGE, loadGlossary } from './node/load-glossary.ts';
import { loadModuleVersions } from './node/load-module-versions.ts';
import type { SampleModules } from './node/samples/sample-checker.ts';
import { type CatalogPage, REFERENCE } from './node/service-page.ts';

declare module '@gruntwork-docs/engine' {
  interface SourceKeys {
    /** The Terraform modules that have pages. */
    readonly catalog?: CatalogOptionsInput;
  }
}

/** The data that the reference loads. */
export interface ReferenceData extends SourceData {
  readonly glossary: readonly GlossaryEntry[];
  readonly moduleVersions: ModuleVersions | undefined;
  readonly catalog: CatalogData | undefined;
}

/**
 * The catalog of Terraform modules in `catalog`, its compliance data and releases, and the glossary. The
 * Terraform and Markdown readers load only if there is something to read: most builds of a site without a
 * catalog start in half the time.
 */
export const reference = defineSource<ReferenceData>({
  name: REFERENCE,
  components: '@gruntwork-docs/reference/entry.body.ts',
  behaviors: '@gruntwork-docs/reference/entry.client.ts',
  messages,
  styles: ['@gruntwork-docs/reference/reference.css'],
  settings: { key: 'catalog', schema: catalogOptionsSchema },
  watch: (settings) => [toOptions(settings).folder],
  publishedFolders: (settings) => [toOptions(settings).folder],
  async load(context) {
    const options = toOptions(context.settings);
    const [glossary, moduleVersions, catalog] = await Promise.all([
      loadGlossary(context.siteDir),
      loadModuleVersions(context.siteDir),
      existsSync(path.join(context.siteDir, options.folder))
        ? import('./node/catalog-data.ts').then(({ loadCatalogData }) => loadCatalogData(context, options))
        : undefined,
    ]);
    const hash = hashText(hashJson([glossary, moduleVersions]), ...(catalog ? [catalog.hash] : []));
    return { ...catalog?.brought, hash, glossary, moduleVersions, catalog };
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
    const own = catalog?.share(context);
    return { ...own, shown: { ...shown, ...own?.shown } };
  },
  outputs: ({ catalog }, context) => catalog?.createFiles(context) ?? new Map(),
  check: ({ catalog }) =>
    (catalog?.faults ?? []).map(({ page, line, message }) => ({
      kind: 'data',
      page,
      line,
      message,
      severity: 'warn',
    })),
  async renderFrame(data, context, highlighter) {
    const { renderCatalogPage } = await import('./node/render-service.ts');
    return renderCatalogPage(data as CatalogPage, context, highlighter);
  },
  createSampleChecker(shared) {
    let checker: Promise<SampleChecker> | undefined;
    const load = async (): Promise<SampleChecker> => {
      const { createCatalogSampleChecker } = await import('./node/samples/sample-checker.ts');
      return createCatalogSampleChecker(shared as SampleModules | undefined);
    };
    return async (fences, file) => {
      if (fences.length === 0) return undefined;
      checker ??= load();
      return (await checker)(fences, file);
    };
  },
});

function toOptions(settings: unknown): CatalogOptions {
  return (settings as CatalogOptions | undefined) ?? catalogOptionsSchema.parse({});
}
