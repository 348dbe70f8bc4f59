import { basename, resolve, sep } from 'node:path';
import type { Dialect } from './module-files.ts';
import { type ParsedModule, parseModule } from './parse-module.ts';
import { readModuleFolder } from './read-folder.ts';

/**
 * Loads a module from a folder of `.tf`, `.tofu` and `.tf.json` files, for Terraform or OpenTofu. Never
 * throws for the folder's contents: errors are in `errors`, and then there is no `module`. `path` is the
 * folder's path in the model; by default as given.
 */
export async function loadModule(
  folder: string,
  path: string = folder,
  dialect: Dialect = 'terraform',
): Promise<ParsedModule> {
  const { texts, errors } = await readModuleFolder(folder);
  const modulePath = path.split(sep).join('/').replace(/\/+$/, '');
  const parsed = parseModule(texts, { name: basename(resolve(folder)), path: modulePath }, dialect);
  if (errors.length === 0) return parsed;
  return { ...parsed, module: undefined, errors: [...errors, ...parsed.errors] };
}
