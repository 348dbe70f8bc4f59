import type { BundlerExtension } from './bundler-extension.ts';
import type { SourceModules } from './source-modules.ts';
import type { Theme } from './theme.ts';
import type { ImportedModules } from './theme-sources.ts';

/** The theme, compiled: where its server modules are and what the browser loads. */
export interface ThemeBundle {
  /** Absolute paths of the server modules. */
  readonly bodyModule: string;
  readonly shellModule: string;
  /** Changes when anything that renders page bodies changes. */
  readonly bodyHash: string;
  /** Changes when anything that renders the document around them changes. */
  readonly shellHash: string;
  /** Folder whose content is published as `/assets`. */
  readonly clientDir: string;
  /** File names below `clientDir`. */
  readonly clientFiles: readonly string[];
  readonly entry: string;
  readonly css: readonly string[];
  readonly preloads: readonly string[];
  readonly fonts: readonly string[];
  readonly buildId: string;
  /** Files whose components are hydrated though they are not named as islands. */
  readonly hydrated: readonly string[];
}

export interface BundleThemeInput {
  readonly siteDir: string;
  readonly baseUrl: string;
  readonly theme: Theme;
  /** The site's sources, with the modules that they bring. */
  readonly sources: readonly SourceModules[];
  /** Modules that the site's sources name in addition to those of the content. */
  readonly modules?: ImportedModules;
  readonly bundler?: BundlerExtension | undefined;
  /** Changes with the code of the extension; the same for sites without one. */
  readonly bundlerHash?: string;
  /** The bundler is loaded into this process, as a program that builds many sites wants it. */
  readonly isInProcess?: boolean;
  /** Hears of damaged files of the cache. */
  readonly onDamage?: ((file: string) => void) | undefined;
}
