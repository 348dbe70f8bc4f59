import { pathToFileURL } from 'node:url';
import { importDefault } from '../default-packages.ts';
import { BuildError } from '../errors/build-error.ts';
import { noSearch } from '../index/search/no-search.ts';
import type { SearchIntegration } from '../index/search/search-integration.ts';
import { blogSource } from '../read/sources/blog/blog-source.ts';
import { docsSource } from '../read/sources/docs/docs-source.ts';
import type { PageSource } from '../read/sources/page-source.ts';
import { DEFAULT_MARKDOWN, type MarkdownOptions } from '../render/markdown/markdown-options.ts';
import type { BundlerExtension } from '../render/theme/bundler-extension.ts';
import { resolveTheme } from '../render/theme/resolve-theme.ts';
import type { Theme } from '../render/theme/theme.ts';

/** The parts of a config that are code and not data. */
export interface SiteParts {
  readonly sources: readonly PageSource[];
  readonly theme: Theme;
  readonly search: SearchIntegration;
  readonly markdown: MarkdownOptions;
  /** Absent on most sites. */
  readonly bundler?: BundlerExtension;
}

/** Defaults for a site: the parts of the engine, and of the installed packages. */
export interface DefaultParts {
  readonly sources: readonly PageSource[];
  readonly theme: Theme | undefined;
  readonly search: SearchIntegration | undefined;
}

/** Imports the installed packages. */
export async function loadDefaultParts(): Promise<DefaultParts> {
  const [reference, theme, search] = await Promise.all([
    importDefault('reference'),
    importDefault('theme'),
    importDefault('search'),
  ]);
  return {
    sources: [docsSource, blogSource, ...(isSource(reference) ? [reference] : [])],
    theme: isTheme(theme) ? theme : undefined,
    search: isSearch(search) ? search : undefined,
  };
}

/** Extracts sources, theme and search from a config file's export. Throws a `BuildError` for invalid ones. */
export function takeParts(
  value: unknown,
  file: string,
  defaults: DefaultParts,
): SiteParts & { readonly rest: unknown } {
  if (typeof value !== 'object' || value === null) return { ...takeParts({}, file, defaults), rest: value };
  const { sources, theme, search, markdown, bundler, ...rest }: Partial<Record<keyof SiteParts, unknown>> =
    value;
  const found = takeSearch(search, file, defaults.search);
  const siteSources = sources === undefined ? defaults.sources : checkSources(sources, file);
  return {
    sources: siteSources,
    theme: resolveTheme(
      checkTheme(theme === undefined ? defaults.theme : theme, file),
      siteSources,
      found.integration,
    ),
    search: found.integration,
    markdown: markdown === undefined ? DEFAULT_MARKDOWN : checkReading(markdown, file),
    ...(bundler !== undefined && { bundler: checkBundler(bundler, file) }),
    rest: { ...rest, ...(found.settings !== undefined && { search: found.settings }) },
  };
}

/** A search with the settings of the config, which contains both as one value, or only the settings. */
function takeSearch(
  search: unknown,
  file: string,
  installed: SearchIntegration | undefined,
): { integration: SearchIntegration; settings: unknown } {
  if (isSearch(search)) return { integration: search, settings: search.settings };
  if (installed !== undefined) return { integration: installed, settings: search };
  if (search === undefined || hasValue(search, 'provider', 'none'))
    return { integration: noSearch, settings: noSearch.settings };
  throw new BuildError('the config has settings for search, and no search is installed', {
    file,
    hint: 'Install `@gruntwork-docs/search`, or leave `search` out.',
  });
}

function isSearch(value: unknown): value is SearchIntegration {
  return ['createView', 'describePage', 'listOrigins', 'createOutputs'].every((key) =>
    hasType(value, key, 'function'),
  );
}

function checkSources(sources: unknown, file: string): readonly PageSource[] {
  if (!Array.isArray(sources) || !sources.every(isSource)) {
    throw new BuildError('config `sources` is not a list of sources', {
      file,
      hint: 'A source is what `defineSource` returns: an object with a `name` and a function `load`.',
    });
  }
  const names = sources.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) {
    throw new BuildError(`config \`sources\` has two sources with the name \`${twice}\``, {
      file,
      hint: 'Give one of them another `name`, or list it once.',
    });
  }
  return sources;
}

function isSource(value: unknown): value is PageSource {
  return hasType(value, 'name', 'string') && hasType(value, 'load', 'function');
}

function checkTheme(theme: unknown, file: string): Theme {
  if (isTheme(theme)) return theme;
  if (theme === undefined) {
    throw new BuildError('the site has no theme', {
      file,
      hint: 'Install `@gruntwork-docs/theme`, or name another one as `theme` in the config.',
    });
  }
  throw new BuildError('config `theme` is not a theme', {
    file,
    hint: 'Import one, `import { theme } from "@gruntwork-docs/theme"`, and change it with `extendTheme`.',
  });
}

function checkReading(markdown: unknown, file: string): MarkdownOptions {
  if (isReading(markdown)) return markdown;
  throw new BuildError('config `markdown` is not a way to read texts', {
    file,
    hint: 'It is an object of the type `MarkdownOptions`, as a dialect such as `@gruntwork-docs/docusaurus` makes it.',
  });
}

function isReading(value: unknown): value is MarkdownOptions {
  if (typeof value !== 'object' || value === null) return false;
  const functions = ['prepare', 'transformTrees', 'resolveImport', 'expandFence'];
  return functions.every((key) => [undefined, 'function'].includes(typeOf(Reflect.get(value, key))));
}

function typeOf(value: unknown): string | undefined {
  return value === undefined ? undefined : typeof value;
}

function checkBundler(bundler: unknown, file: string): BundlerExtension {
  if (isBundler(bundler)) return bundler;
  throw new BuildError('config `bundler` does not say how to compile components', {
    file,
    hint: 'It is an object of the type `BundlerExtension`: `name`, `key` and a function `plugins`.',
  });
}

function isBundler(value: unknown): value is BundlerExtension {
  return (
    hasType(value, 'name', 'string') &&
    hasType(value, 'key', 'string') &&
    hasType(value, 'plugins', 'function')
  );
}

function isTheme(value: unknown): value is Theme {
  const modules = ['body', 'document', 'client'].every((key) => hasType(value, key, 'string'));
  return modules && hasType(value, 'texts', 'object') && hasType(value, 'codeTheme', 'object');
}

function hasValue(value: unknown, key: string, expected: unknown): boolean {
  return typeof value === 'object' && value !== null && Reflect.get(value, key) === expected;
}

function hasType(value: unknown, key: string, type: string): boolean {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, key) === type;
}

/** Imports sources, theme and search of a compiled config file, in a thread that has not loaded it yet. */
export async function importParts(module: string | undefined): Promise<SiteParts> {
  const defaults = await loadDefaultParts();
  if (module === undefined) return takeParts({}, 'site.config.ts', defaults);
  const { default: value }: { default: unknown } = await import(pathToFileURL(module).href);
  return takeParts(value, 'site.config.ts', defaults);
}
