import { createHash, hash } from 'node:crypto';

/** Short content hash, 20 hex digits: enough that two inputs of a site never share one. */
export function hashText(...parts: readonly (string | Uint8Array)[]): string {
  // Most inputs are a few short texts: hashing them as one takes half of the time.
  if (parts.length > 0 && parts.every((part) => typeof part === 'string'))
    return hash('sha1', `${parts.join('\0')}\0`).slice(0, 20);
  const whole = createHash('sha1');
  for (const part of parts) whole.update(part).update('\0');
  return whole.digest('hex').slice(0, 20);
}

/** Hash of a JSON value; keys in insertion order. */
export function hashJson(value: unknown): string {
  return hashText(JSON.stringify(value) ?? 'undefined');
}
