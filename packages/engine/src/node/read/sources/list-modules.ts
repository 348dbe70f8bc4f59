import type { ImportedModules } from '../../render/theme/theme-sources.ts';
import type { SourceData } from './page-source.ts';

/** The modules of all sources without duplicates: React pages, and imports of pages. */
export function listSourceModules(data: readonly SourceData[]): ImportedModules {
  return {
    pages: data.flatMap(({ pageModules = [] }) => pageModules),
    components: [
      ...new Map(data.flatMap(({ modules = [] }) => modules.map((module) => [module.file, module]))).values(),
    ],
  };
}
