import type { Plugin } from 'vite';

export interface BundlerContext {
  /** Absolute. */
  readonly siteDir: string;
  readonly baseUrl: string;
}

/** A hydrated component: the export of a module, and its name in the browser. */
export interface IslandUse {
  readonly exported: string;
  /** A name that is unique on the site. */
  readonly name: string;
}

/** Additions to the compilation of a site's components. This part of the config is a program. */
export interface BundlerExtension {
  readonly name: string;
  /** Changes with the behavior of the plugins, as far as it depends on the config. */
  readonly key: string;
  plugins(context: BundlerContext): readonly Plugin[];
  /** Module whose default export holds components for every page of the site; they override the theme's. */
  readonly components?: string;
  /** Hydrated exports of a module whose file is not named `*.island.tsx`. */
  findIslands?(file: string, siteDir: string): readonly IslandUse[];
}
