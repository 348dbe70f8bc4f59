import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findNearestName } from '@gruntwork-docs/engine/source';

/** Throws an error with Ajv's list of `errors` when an object is invalid. */
export type Validate = (data: object) => void;

export type Schema =
  | { readonly validate: Validate }
  /** The API is known and has no such kind. */
  | { readonly problem: string };

/** Files of command-line tools that look like API objects. */
const NOT_OF_AN_API = new Set(['v1/Config']);

/**
 * Loads the schema of a kind from the package `kubernetes-models`; `undefined` for APIs that it lacks, such
 * as custom resources, and if the package is not installed.
 */
export async function loadSchema(apiVersion: string, kind: string): Promise<Schema | undefined> {
  const folder = findApi(apiVersion);
  if (folder === undefined || NOT_OF_AN_API.has(`${apiVersion}/${kind}`)) return undefined;
  const kinds = readdirSync(folder)
    .filter((name) => name.endsWith('.js') && name !== 'index.js')
    .map((name) => name.slice(0, -'.js'.length));
  if (kinds.includes(kind)) {
    const module: object = await import(
      /* @vite-ignore */ pathToFileURL(path.join(folder, `${kind}.js`)).href
    );
    const model = getModel(module, kind);
    if (model !== undefined) return { validate: (data) => model.validate.call(data) };
  }
  const nearest = findNearestName(kind, kinds);
  const hint = nearest === undefined ? '' : `; did you mean \`${nearest}\`?`;
  return { problem: `\`${apiVersion}\` has no kind \`${kind}\`${hint}` };
}

/** Returns the folder with the kinds of an API version: `apps/v1`, or `v1` for the core. */
function findApi(apiVersion: string): string | undefined {
  const root = findPackage();
  if (root === undefined || !/^(?:[a-z0-9.-]+\/)?v\d\w*$/.test(apiVersion)) return undefined;
  const folder = path.join(root, apiVersion);
  return existsSync(folder) ? folder : undefined;
}

function findPackage(): string | undefined {
  const file = 'kubernetes-models/package.json';
  const { resolve } = createRequire(import.meta.url);
  const isThere = resolve.paths(file)?.some((folder) => existsSync(path.join(folder, file)));
  return isThere ? path.dirname(resolve(file)) : undefined;
}

/** The prototype of the package's classes; it validates whatever it is called on. */
interface Model {
  validate(this: object): void;
}

function getModel(module: object, kind: string): Model | undefined {
  const type: unknown = Reflect.get(module, kind);
  if (typeof type !== 'function') return undefined;
  const prototype: unknown = type.prototype;
  return isModel(prototype) ? prototype : undefined;
}

function isModel(value: unknown): value is Model {
  return (
    typeof value === 'object' && value !== null && 'validate' in value && typeof value.validate === 'function'
  );
}
