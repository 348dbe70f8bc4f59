import { createHash } from 'node:crypto';

/** Short content hash, 20 hex digits: enough that two inputs of a site never share one. */
export function hashText(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha1');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 20);
}

/** Hash of a JSON value; keys in the order in which they were written. */
export function hashJson(value: unknown): string {
  return hashText(JSON.stringify(value) ?? 'undefined');
}
