import { createHash } from 'node:crypto';

/** Short content hash, 20 hex digits: enough that two inputs of a site never share one. */
export function hashText(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha1');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 20);
}

/** Makes the hash that `hashText` gives of one text, while the text is made. */
export function startTextHash(): { add(piece: string): void; getHash(): string } {
  const hash = createHash('sha1');
  return {
    add: (piece) => void hash.update(piece),
    getHash: () => hash.update('\0').digest('hex').slice(0, 20),
  };
}

/** Hash of a JSON value; keys in the order in which they were written. */
export function hashJson(value: unknown): string {
  return hashText(JSON.stringify(value) ?? 'undefined');
}
