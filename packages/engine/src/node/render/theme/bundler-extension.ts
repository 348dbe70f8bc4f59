import type { Plugin } from 'vite';

export interface BundlerContext {
  /** Absolute. */
  readonly siteDir: string;
  readonly baseUrl: string;
}

/** A component that is hydrated: the export of a module, and the name by which the browser asks for it. */
export interface IslandUse {
  readonly exported: string;
  /** A word, unique on the site. */
  readonly name: string;
}

/** How a site's components are compiled beside what the engine does. A part of the config that is a program. */
export interface BundlerExtension {
  readonly name: string;
  /** Changes with what the plugins do, as far as the config decides it. */
  readonly key: string;
  plugins(context: BundlerContext): readonly Plugin[];
  /** Module whose default export holds components that every page of the site can use; they stand before the theme's. */
  readonly components?: string;
  /** The exports of a module that are hydrated, though its file is not named `*.island.tsx`. */
  findIslands?(file: string, siteDir: string): readonly IslandUse[];
}
