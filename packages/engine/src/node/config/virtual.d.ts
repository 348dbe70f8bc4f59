declare module 'virtual:companions' {
  import type { PageSource } from '../sources/page-source.ts';

  /** Sources of packages that are installed beside the engine; its launcher finds them. */
  export const sources: readonly PageSource[];
}
