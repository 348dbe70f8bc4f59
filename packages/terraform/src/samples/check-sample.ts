import { checkGivenInputs, checkRequiredInputs, type ModulesByPath } from '../check/check-calls.ts';
import type { SourceError } from '../hcl/errors.ts';
import { type ParsedFile, parseExpression, parseHcl, parseObjectItems } from '../hcl/parser.ts';
import { type CatalogOrigin, mayMeanRelease, parseCatalogSource } from '../model/catalog-source.ts';
import type { ModuleCall } from '../model/module.ts';
import { resolveElisions } from './elisions.ts';
import { findSampleCalls } from './sample-calls.ts';

/** What the calls of samples are checked against. */
export interface CalledCatalog {
  /** The catalog's modules by their folder inside the catalog. */
  readonly modules: ModulesByPath;
  /** Where they are called from. */
  readonly origins: readonly CatalogOrigin[];
  /** Whether `modules` has every module of a path's kind; absent: it has all. */
  readonly covers?: (path: string) => boolean;
}

export interface SampleContext {
  /** The document that holds the sample. */
  file: string;
  /** The document's line that holds the sample's first line, from 1. */
  line: number;
  /** Undefined when calls are not to be checked. */
  catalog: CalledCatalog | undefined;
}

/**
 * Checks an `hcl` sample: it must be a file, an expression or the items of an object, and a call of one of the catalog's
 * modules must fit that module. Errors carry the document's own lines.
 */
export function checkSample(sample: string, context: SampleContext): SourceError[] {
  const { file, line } = context;
  // The last line of a sample is a whole one, and the end of a heredoc is read in no other.
  const { code, offsets } = resolveElisions(sample.endsWith('\n') ? sample : `${sample}\n`);
  const parsed = parseHcl(code, file);
  const errors =
    parsed.errors.length > 0
      ? checkFragment(code, parsed)
      : checkSampleCalls(parsed, offsets, context.catalog);
  return errors.map((error) => ({ ...error, line: error.line + line - 1 }));
}

/** Whether a sample calls anything of a catalog. */
export function callsCatalog(sample: string, origins: readonly CatalogOrigin[]): boolean {
  const calls = findSampleCalls(parseHcl(resolveElisions(sample).code, 'code'));
  return calls.some(({ call }) => parseCatalogSource(call.source, origins) !== undefined);
}

function checkFragment(code: string, asFile: ParsedFile): SourceError[] {
  const { file } = asFile.source;
  if (parseExpression(code, file).tree !== undefined || parseObjectItems(code, file).tree !== undefined)
    return [];
  return asFile.errors;
}

function checkSampleCalls(
  parsed: ParsedFile,
  elisions: number[],
  catalog: CalledCatalog | undefined,
): SourceError[] {
  if (catalog === undefined) return [];
  return findSampleCalls(parsed).flatMap(({ call, span, inheritsInputs }) => {
    const isElided = elisions.some((offset) => offset >= span.start && offset < span.end);
    return checkCatalogCall(call, catalog, isElided || inheritsInputs);
  });
}

function checkCatalogCall(
  call: ModuleCall,
  { modules, origins, covers }: CalledCatalog,
  isPartial: boolean,
): SourceError[] {
  const source = parseCatalogSource(call.source, origins);
  if (source === undefined || !mayMeanRelease(call.version, findVersion(source.path, origins))) return [];
  if (covers?.(source.path) === false) return [];
  const { position } = call;
  const callee = modules.get(source.path);
  if (callee === undefined) {
    return [
      { message: `The catalog has no module \`${source.path}\``, ...position, hint: 'Correct the source' },
    ];
  }
  const errors: SourceError[] = [];
  if (source.kind === 'git' && source.ref === undefined) {
    errors.push({ message: 'The source names no version', ...position, hint: 'Add `?ref=` with a release' });
  } else if (source.ref !== undefined && !/^v?\d+\.\d+\.\d+$/.test(source.ref)) {
    errors.push({ message: `\`${source.ref}\` is not a release`, ...position, hint: 'Write `?ref=vX.Y.Z`' });
  }
  errors.push(...checkGivenInputs(call, callee));
  if (!isPartial) errors.push(...checkRequiredInputs(call, callee));
  return errors;
}

function findVersion(path: string, origins: readonly CatalogOrigin[]): string | undefined {
  return origins.find(({ folder }) => folder === '.' || `${path}/`.startsWith(`${folder}/`))?.version;
}
