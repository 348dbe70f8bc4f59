import { checkGivenInputs, checkRequiredInputs, type ModulesByPath } from '../check/check-calls.ts';
import type { SourceError } from '../hcl/errors.ts';
import { type ParsedFile, parseExpression, parseHcl, parseObjectItems } from '../hcl/parser.ts';
import { type CatalogOrigin, mayMeanRelease, parseCatalogSource } from '../model/catalog-source.ts';
import type { ModuleCall } from '../model/module.ts';
import { resolveElisions } from './elisions.ts';
import { findSampleCalls } from './sample-calls.ts';

/** Catalog for checking the calls of samples. */
export interface CalledCatalog {
  /** The catalog's modules by folder inside the catalog. */
  readonly modules: ModulesByPath;
  /** Origins of the modules. */
  readonly origins: readonly CatalogOrigin[];
  /** Whether `modules` has every module of a path's kind; absent: it has all. */
  readonly covers?: (path: string) => boolean;
}

export interface SampleContext {
  /** Document of the sample. */
  file: string;
  /** Line of the sample's first line in the document, from 1. */
  line: number;
  /** Undefined to skip the check of calls. */
  catalog: CalledCatalog | undefined;
}

/**
 * Checks an `hcl` sample: it must be a file, an expression or the items of an object, and a call of one of
 * the catalog's modules must match that module. Errors have line numbers of the document.
 */
export function checkSample(sample: string, context: SampleContext): SourceError[] {
  const { file, line } = context;
  // A sample's last line needs a line break, since a heredoc's end marker must be a complete line.
  const { code, offsets } = resolveElisions(sample.endsWith('\n') ? sample : `${sample}\n`);
  const parsed = parseHcl(code, file);
  const errors =
    parsed.errors.length > 0
      ? checkFragment(code, parsed)
      : checkSampleCalls(parsed, offsets, context.catalog);
  return errors.map((error) => ({ ...error, line: error.line + line - 1 }));
}

/** Whether a sample calls a module of a catalog. */
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
