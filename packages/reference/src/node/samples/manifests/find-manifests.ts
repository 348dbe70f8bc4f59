import type { YamlText } from '../read-yaml.ts';

/** A position in an object: field names and list indexes. */
export type ObjectPath = readonly (string | number)[];

/** A Kubernetes object of a YAML text. */
export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly data: object;
  /** Line of the text, from 1, of a field or of the nearest one above it. */
  lineOf(path: ObjectPath): number;
}

/** Finds the objects with `apiVersion` and `kind` in a YAML text, including those within a `List`. */
export function findManifests({ documents }: YamlText): Manifest[] {
  return documents.flatMap(({ getValue, lineOf }) => readManifests(getValue(), [], lineOf));
}

function readManifests(value: unknown, place: ObjectPath, lineAt: (path: ObjectPath) => number): Manifest[] {
  if (typeof value !== 'object' || value === null) return [];
  if (!('apiVersion' in value) || typeof value.apiVersion !== 'string') return [];
  if (!('kind' in value) || typeof value.kind !== 'string') return [];
  if (value.kind === 'List' && 'items' in value && Array.isArray(value.items)) {
    return value.items.flatMap((item, index) => readManifests(item, [...place, 'items', index], lineAt));
  }
  const { apiVersion, kind } = value;
  return [{ apiVersion, kind, data: value, lineOf: (path) => lineAt([...place, ...path]) }];
}
