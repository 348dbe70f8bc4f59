import { posix } from 'node:path';
import { checkFormat } from '../format/format.ts';
import { type SourceError, sortErrors } from '../hcl/errors.ts';
import type { TerraformModule } from '../model/module.ts';
import { checkCalls, checkOutputs } from './check-calls.ts';
import { checkCycles } from './check-cycles.ts';
import { checkDocumentation } from './check-documentation.ts';
import { checkReferences, checkUnusedVariables } from './check-references.ts';
import { findModuleReferences } from './declared-references.ts';
import type { CatalogModule } from './load-catalog.ts';

/**
 * Checks all modules of a catalog, alone and against each other. Files in errors are paths inside the
 * catalog.
 */
export function checkCatalog(catalog: CatalogModule[]): SourceError[] {
  const modules = new Map<string, TerraformModule>();
  for (const { path, parsed } of catalog) if (parsed.module !== undefined) modules.set(path, parsed.module);
  const errors = catalog.flatMap((entry) => {
    const found = [...entry.parsed.errors, ...checkModule(entry, modules)];
    return found.map((error) => inFolder(entry.path, error));
  });
  for (const { module, error } of checkCycles(modules)) errors.push(inFolder(module.path, error));
  return sortErrors(errors);
}

function checkModule(
  { parsed }: CatalogModule,
  modules: ReadonlyMap<string, TerraformModule>,
): SourceError[] {
  const layout = parsed.files.flatMap(({ source }) => checkFormat(source.text, source.file));
  if (parsed.module === undefined) return layout;
  const { module, declarations } = parsed;
  const references = findModuleReferences(declarations);
  return [
    ...checkReferences(module, declarations, references),
    ...checkUnusedVariables(module, references),
    ...checkCalls(module, modules),
    ...checkOutputs(module, references, modules),
    ...checkDocumentation(module),
    ...layout,
  ];
}

function inFolder(path: string, error: SourceError): SourceError {
  return { ...error, file: posix.join(path, error.file) };
}
