import type { ObjectPath } from './find-manifests.ts';

/** The fields of each object that were read, by the object's JSON pointer. */
export type Reads = ReadonlyMap<string, ReadonlySet<string>>;

/** Wraps data in a proxy that records the fields that are read, listed, or checked. */
export function watchReads<T extends object>(data: T): { readonly watched: T; readonly reads: Reads } {
  const reads = new Map<string, Set<string>>();
  const watch = <V>(value: V, pointer: string): V => {
    if (typeof value !== 'object' || value === null) return value;
    const note = (key: string | symbol): void => {
      if (typeof key === 'symbol') return;
      const known = reads.get(pointer);
      if (known === undefined) reads.set(pointer, new Set([key]));
      else known.add(key);
    };
    return new Proxy(value, {
      get(target, key) {
        note(key);
        return watch(Reflect.get(target, key), `${pointer}/${String(key)}`);
      },
      has(target, key) {
        note(key);
        return Reflect.has(target, key);
      },
      ownKeys(target) {
        const keys = Reflect.ownKeys(target);
        keys.forEach(note);
        return keys;
      },
    });
  };
  return { watched: watch(data, ''), reads };
}

export interface UnreadField {
  readonly path: ObjectPath;
  /** Fields of the same object that were read. */
  readonly known: ReadonlySet<string>;
}

/** Finds fields that were never read, in objects of which others were; does not descend into them. */
export function findUnread(data: unknown, reads: Reads, path: ObjectPath = []): UnreadField[] {
  if (typeof data !== 'object' || data === null) return [];
  const known = reads.get(path.map((segment) => `/${segment}`).join(''));
  if (known === undefined) return [];
  return Object.entries(data).flatMap(([key, value]) => {
    const place = [...path, Array.isArray(data) ? Number(key) : key];
    if (Array.isArray(data) || known.has(key)) return findUnread(value, reads, place);
    return [{ path: place, known }];
  });
}
