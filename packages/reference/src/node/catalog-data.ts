import type {
  GeneratedFile,
  LoadContext,
  OutputContext,
  ShareContext,
  SourceData,
  SourceShare,
} from '@gruntwork-docs/engine/source';
import { hashJson, hashText } from '@gruntwork-docs/engine/source';
import type { CatalogView } from '#shared/reference-view.ts';
import type { CatalogOptions } from './catalog/catalog-options.ts';
import { createCatalogView } from './catalog-view.ts';
import { loadReference } from './load-reference.ts';
import type { ModuleError } from './read-modules.ts';
import { createReferenceFiles, hashModuleSchema } from './reference-files.ts';
import { toModulePart } from './samples/module-part.ts';
import type { SampleModules } from './samples/sample-checker.ts';

/** A loaded catalog and the data that the site derives from it. */
export interface CatalogData {
  readonly hash: string;
  /** The data that the source provides to the site. */
  readonly brought: Omit<SourceData, 'hash'>;
  /** Errors that the config downgrades to warnings. */
  readonly faults: readonly ModuleError[];
  share(context: ShareContext): SourceShare;
  createFiles(context: OutputContext): ReadonlyMap<string, GeneratedFile>;
}

/** Loads the catalog of a site that has one. Throws a `BuildError` for every error in it. */
export async function loadCatalogData(context: LoadContext, options: CatalogOptions): Promise<CatalogData> {
  const catalog = await loadReference(context, options);
  const { docs, releases, readmeRoutes, notes, structure, samples, faults } = catalog;
  return {
    hash: hashText(catalog.hash, hashModuleSchema()),
    brought: {
      docs: [...docs, ...releases.docs],
      fileRoutes: readmeRoutes,
      notes,
      ...(structure !== undefined && { structure }),
    },
    faults,
    share({ config, trees }) {
      const view = createCatalogView({ reference: catalog, config, trees });
      const { compliance } = view;
      return {
        shown: {
          catalog: { hash: view.hash, value: view },
          releases: { hash: hashJson(releases.views), value: releases.views },
          ...(compliance !== undefined && { compliance: { hash: hashJson(compliance), value: compliance } }),
        },
        parts: new Map([...samples.hashes].map(([path, hash]) => [toModulePart(path), hash])),
        forWorkers: samples satisfies SampleModules,
      };
    },
    createFiles: (output) => createReferenceFiles(catalog, output, getView(output)),
  };
}

/** Returns the view that `share` created, so files next to the pages match the pages. */
function getView({ env }: OutputContext): CatalogView {
  return env.shown.get('catalog')?.value as CatalogView;
}
