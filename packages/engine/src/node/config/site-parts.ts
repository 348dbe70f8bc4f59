import { pathToFileURL } from 'node:url';
import { sources as companionSources, theme as companionTheme } from 'virtual:companions';
import { BuildError } from '../errors/build-error.ts';
import { blogSource } from '../sources/blog/blog-source.ts';
import { docsSource } from '../sources/docs/docs-source.ts';
import type { PageSource } from '../sources/page-source.ts';
import type { Theme } from '../theme/theme.ts';

/** The parts of a config that are programs and not data. */
export interface SiteParts {
  readonly sources: readonly PageSource[];
  readonly theme: Theme;
}

/** Parts of a site that names none. */
const DEFAULT_SOURCES: readonly PageSource[] = [docsSource, blogSource, ...companionSources];

/** True for a source of the engine and of the packages beside it, whose code counts with the engine's. */
export function isInstalledSource(source: PageSource): boolean {
  return DEFAULT_SOURCES.includes(source);
}

/** Takes sources and theme out of what a config file exports. Throws a `BuildError` for what is neither. */
export function takeParts(value: unknown, file: string): SiteParts & { readonly rest: unknown } {
  if (typeof value !== 'object' || value === null)
    return { sources: DEFAULT_SOURCES, theme: getCompanionTheme(file), rest: value };
  const { sources, theme, ...rest }: { sources?: unknown; theme?: unknown } = value;
  return {
    sources: sources === undefined ? DEFAULT_SOURCES : checkSources(sources, file),
    theme: theme === undefined ? getCompanionTheme(file) : checkTheme(theme, file),
    rest,
  };
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
  throw new BuildError('config `theme` is not a theme', {
    file,
    hint: 'Import one, `import { theme } from "@gruntwork-docs/theme"`, and change it with `extendTheme`.',
  });
}

function isTheme(value: unknown): value is Theme {
  const modules = ['body', 'document', 'client'].every((key) => hasType(value, key, 'string'));
  return modules && hasType(value, 'texts', 'object') && hasType(value, 'codeTheme', 'object');
}

function hasType(value: unknown, key: string, type: string): boolean {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, key) === type;
}

function getCompanionTheme(file: string): Theme {
  if (companionTheme !== undefined) return companionTheme;
  throw new BuildError('the site has no theme', {
    file,
    hint: 'Install `@gruntwork-docs/theme`, or name another one as `theme` in the config.',
  });
}

/** Sources and theme of a compiled config file, in a thread that has not loaded it yet. */
export async function importParts(module: string | undefined): Promise<SiteParts> {
  if (module === undefined) return takeParts({}, 'site.config.ts');
  const { default: value }: { default: unknown } = await import(pathToFileURL(module).href);
  return takeParts(value, 'site.config.ts');
}
