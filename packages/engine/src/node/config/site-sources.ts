import { pathToFileURL } from 'node:url';
import { sources as companions } from 'virtual:companions';
import { BuildError } from '../errors/build-error.ts';
import { blogSource } from '../sources/blog/blog-source.ts';
import { docsSource } from '../sources/docs/docs-source.ts';
import type { PageSource } from '../sources/page-source.ts';

/** Sources of a site that names none. */
const DEFAULT_SOURCES: readonly PageSource[] = [docsSource, blogSource, ...companions];

/** Takes `sources` out of what a config file exports. Throws a `BuildError` for what is no list of sources. */
export function takeSources(value: unknown, file: string): { sources: readonly PageSource[]; rest: unknown } {
  if (typeof value !== 'object' || value === null || !('sources' in value))
    return { sources: DEFAULT_SOURCES, rest: value };
  const { sources, ...rest } = value;
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
  return { sources, rest };
}

function isSource(value: unknown): value is PageSource {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof Reflect.get(value, 'name') === 'string' &&
    typeof Reflect.get(value, 'load') === 'function'
  );
}

/** The sources of a compiled config file, in a thread that has not loaded it yet. */
export async function importSources(module: string | undefined): Promise<readonly PageSource[]> {
  if (module === undefined) return DEFAULT_SOURCES;
  const { default: value }: { default: unknown } = await import(pathToFileURL(module).href);
  return takeSources(value, 'site.config.ts').sources;
}
