import type { BundlerExtension } from './bundler-extension.ts';
import type { SourceModules } from './source-modules.ts';
import type { Theme } from './theme.ts';
import type { ImportedModules } from './theme-sources.ts';

/** The compiled theme: its server modules and its files for the browser. */
export interface ThemeBundle {
  /** Absolute paths of the server modules. */
  readonly bodyModule: string;
  readonly shellModule: string;
  /** Changes with the code for page bodies. */
  readonly bodyHash: string;
  /** Changes with the code for the document around them. */
  readonly shellHash: string;
  /** Folder that is published as `/assets`. */
  readonly clientDir: string;
  /** File names below `clientDir`. */
  readonly clientFiles: readonly string[];
  readonly entry: string;
  readonly css: readonly string[];
  readonly preloads: readonly string[];
  readonly fonts: readonly string[];
  readonly buildId: string;
  /** Files with hydrated components that are not named as islands. */
  readonly hydrated: readonly string[];
}

export interface BundleThemeInput {
  readonly siteDir: string;
  readonly baseUrl: string;
  readonly theme: Theme;
  /** The site's sources, with their modules. */
  readonly sources: readonly SourceModules[];
  /** Modules that the site's sources name in addition to those of the content. */
  readonly modules?: ImportedModules;
  readonly bundler?: BundlerExtension | undefined;
  /** Changes with the code of the extension; the same for all sites without one. */
  readonly bundlerHash?: string;
  /** Loads the bundler into this process, for programs that build many sites. */
  readonly isInProcess?: boolean;
  /** Called for damaged files of the cache. */
  readonly onDamage?: ((file: string) => void) | undefined;
}
