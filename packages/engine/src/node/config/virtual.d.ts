declare module 'virtual:companions' {
  import type { SearchIntegration } from '../index/search/search-integration.ts';
  import type { PageSource } from '../read/sources/page-source.ts';
  import type { Theme } from '../render/theme/theme.ts';

  /** Sources of packages that are installed beside the engine; its launcher finds them. */
  export const sources: readonly PageSource[];
  /** The theme that is installed beside the engine. */
  export const theme: Theme | undefined;
  /** The search that is installed beside the engine. */
  export const search: SearchIntegration | undefined;
}
