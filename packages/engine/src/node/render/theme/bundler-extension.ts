import type { Plugin } from 'vite';

export interface BundlerContext {
  /** Absolute. */
  readonly siteDir: string;
  readonly baseUrl: string;
}

/** A hydrated component: the export of a module, and its name in the browser. */
export interface IslandUse {
  readonly exported: string;
  /** A word, unique on the site. */
  readonly name: string;
}

/** Additions to the compilation of a site's components. This part of the config is a program. */
export interface BundlerExtension {
  readonly name: string;
  /** Changes with what the plugins do, as far as the config decides it. */
  readonly key: string;
  plugins(context: BundlerContext): readonly Plugin[];
  /** Module whose default export holds components for every page of the site; they override the theme's. */
  readonly components?: string;
  /** The exports of a module that are hydrated, though its file is not named `*.island.tsx`. */
  findIslands?(file: string, siteDir: string): readonly IslandUse[];
}
