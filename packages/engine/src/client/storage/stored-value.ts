import type { SafeStorage } from './storage.ts';

/**
 * A value that was kept as JSON. Storage is anybody's: extensions, earlier versions and other programs of the origin
 * write into it. What is no JSON, or not what `isValid` asks for, counts as nothing.
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

/** True for an object with keys of its own, as JSON writes them with braces. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
