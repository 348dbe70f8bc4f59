import { checkGivenInputs, checkRequiredInputs, type ModulesByPath } from '../check/check-calls.ts';
import type { SourceError } from '../hcl/errors.ts';
import { type ParsedFile, parseExpression, parseHcl, parseObjectItems } from '../hcl/parser.ts';
import { parseCatalogSource } from '../model/catalog-source.ts';
import type { ModuleCall } from '../model/module.ts';
import { resolveElisions } from './elisions.ts';
import { findSampleCalls } from './sample-calls.ts';

export interface SampleContext {
  /** The document that holds the sample. */
  file: string;
  /** The document's line that holds the sample's first line, from 1. */
  line: number;
  /** The catalog's modules by their folder inside the catalog; undefined when calls are not to be checked. */
  catalog: ModulesByPath | undefined;
  /** Whether the catalog at hand has every module of a path's kind; absent: it has all. */
  covers?: (path: string) => boolean;
}

/**
 * Checks an `hcl` sample: it must be a file, an expression or the items of an object, and a call of one of the catalog's
 * modules must fit that module. Errors carry the document's own lines.
 */
export function checkSample(sample: string, context: SampleContext): SourceError[] {
  const { file, line } = context;
  const { code, offsets } = resolveElisions(sample);
  const parsed = parseHcl(code, file);
  const errors =
    parsed.errors.length > 0 ? checkFragment(code, parsed) : checkSampleCalls(parsed, offsets, context);
  return errors.map((error) => ({ ...error, line: error.line + line - 1 }));
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
  { catalog, covers }: SampleContext,
): SourceError[] {
  if (catalog === undefined) return [];
  return findSampleCalls(parsed).flatMap(({ call, span, inheritsInputs }) => {
    const path = parseCatalogSource(call.source)?.path;
    if (path !== undefined && covers?.(path) === false) return [];
    const isElided = elisions.some((offset) => offset >= span.start && offset < span.end);
    return checkCatalogCall(call, catalog, isElided || inheritsInputs);
  });
}

function checkCatalogCall(call: ModuleCall, catalog: ModulesByPath, isPartial: boolean): SourceError[] {
  const source = parseCatalogSource(call.source);
  if (source === undefined) return [];
  const { position } = call;
  const callee = catalog.get(source.path);
  if (callee === undefined) {
    return [
      { message: `The catalog has no module \`${source.path}\``, ...position, hint: 'Correct the source' },
    ];
  }
  const errors: SourceError[] = [];
  if (source.ref === undefined) {
    errors.push({ message: 'The source names no version', ...position, hint: 'Add `?ref=` with a release' });
  } else if (!/^v\d+\.\d+\.\d+$/.test(source.ref)) {
    errors.push({ message: `\`${source.ref}\` is not a release`, ...position, hint: 'Write `?ref=vX.Y.Z`' });
  }
  errors.push(...checkGivenInputs(call, callee));
  if (!isPartial) errors.push(...checkRequiredInputs(call, callee));
  return errors;
}
