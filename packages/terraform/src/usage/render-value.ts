import type { Json } from '../hcl/evaluate.ts';

/** Writes a value in HCL. Objects go over several lines, lists of plain values stay on one. */
export function renderValue(value: Json): string {
  if (value === null || typeof value !== 'object') return renderScalar(value);
  if (Array.isArray(value)) return joinItems(value.map(renderValue));
  return joinObject(Object.entries(value).map(([key, item]) => `${renderKey(key)} = ${renderValue(item)}`));
}

/** A list of written items: on one line as long as each has one. */
export function joinItems(items: readonly string[]): string {
  return items.some((item) => item.includes('\n')) ? `[\n${items.join(',\n')}\n]` : `[${items.join(', ')}]`;
}

/** An object of written lines. */
export function joinObject(lines: readonly string[]): string {
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n}`;
}

function renderScalar(value: null | boolean | number | string): string {
  return typeof value === 'string' ? quote(value) : String(value);
}

/** A key of an object, in quotes where it has to be. */
export function renderKey(key: string): string {
  return /^[\p{ID_Start}_][\p{ID_Continue}-]*$/u.test(key) && key !== 'for' ? key : quote(key);
}

function quote(text: string): string {
  const escaped = text
    .replace(/\\/g, '\\\\')
    .replace(/"/g, '\\"')
    .replace(/\n/g, '\\n')
    .replace(/\r/g, '\\r')
    .replace(/\t/g, '\\t')
    .replace(/([$%])\{/g, '$1$1{');
  return `"${escaped}"`;
}
