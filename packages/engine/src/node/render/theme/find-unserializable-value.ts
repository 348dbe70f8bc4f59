/** A value that JSON cannot represent: its path in the props, and its description. */
export interface UnserializableValue {
  /** `items.0.icon` */
  readonly path: string;
  readonly what: string;
}

/** Finds a value in a component's props that would not reach the browser, or would change on the way. */
export function findUnserializableValue(
  value: unknown,
  path: readonly string[] = [],
): UnserializableValue | undefined {
  const what = describeForeign(value);
  if (what !== undefined) return { path: path.join('.'), what };
  if (typeof value !== 'object' || value === null) return undefined;
  // Only cyclic values are this deep.
  if (path.length > DEEPEST) return { path: path.slice(0, 3).join('.'), what: 'a value that holds itself' };
  for (const [key, inner] of Object.entries(value)) {
    const found = findUnserializableValue(inner, [...path, key]);
    if (found !== undefined) return found;
  }
  return undefined;
}

const DEEPEST = 40;

function describeForeign(value: unknown): string | undefined {
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint')
    return `a ${typeof value}`;
  if (typeof value !== 'object' || value === null) return undefined;
  if ('$$typeof' in value) return 'an element';
  const prototype: unknown = Object.getPrototypeOf(value);
  if (Array.isArray(value) || prototype === null) return undefined;
  // Pages run in a context with a different `Object`.
  const name = Object(prototype).constructor?.name;
  return name === 'Object' ? undefined : `a ${typeof name === 'string' && name !== '' ? name : 'class'}`;
}
