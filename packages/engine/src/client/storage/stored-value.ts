import type { SafeStorage } from './storage.ts';

/**
 * A value stored as JSON. Extensions, earlier versions and other programs of the origin can write to the same
 * storage. Invalid JSON, and values that fail `isValid`, count as absent.
 */
export function readStored<T>(
  storage: Pick<SafeStorage, 'get'>,
  key: string,
  isValid: (value: unknown) => value is T,
): T | undefined {
  const text = storage.get(key);
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isValid(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** True for an object that JSON writes with braces, not an array. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
