import { isMap, isScalar, isSeq, LineCounter, type Node, parseAllDocuments } from 'yaml';

/** Where something is in an object: names of fields and places in lists. */
export type ObjectPath = readonly (string | number)[];

/** A Kubernetes object of a YAML text. */
export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly data: object;
  /** Line of the text, from 1, of a field or of the nearest one above it. */
  lineOf(path: ObjectPath): number;
}

/** Finds the objects with `apiVersion` and `kind` in a YAML text, those within a `List` too; broken documents have none. */
export function findManifests(code: string): Manifest[] {
  const lines = new LineCounter();
  const documents = parseAllDocuments(code, { lineCounter: lines, prettyErrors: false });
  if (!Array.isArray(documents)) return [];
  return documents.flatMap((document) => {
    const { contents, errors } = document;
    if (errors.length > 0 || contents === null) return [];
    const lineAt = (path: ObjectPath): number => lines.linePos(findOffset(contents, path)).line;
    return readManifests(document.toJS(), [], lineAt);
  });
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

/** Where the path's last key or item begins, as far as the path leads. */
function findOffset(contents: Node, path: ObjectPath): number {
  let node: unknown = contents;
  let offset = contents.range?.[0] ?? 0;
  for (const segment of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(segment));
      if (pair === undefined || !isScalar(pair.key)) return offset;
      offset = pair.key.range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      const item: unknown = node.items[Number(segment)];
      if (!isMap(item) && !isScalar(item) && !isSeq(item)) return offset;
      offset = item.range?.[0] ?? offset;
      node = item;
    } else return offset;
  }
  return offset;
}
