import type { Json } from '../hcl/evaluate.ts';

/** Renders a value in HCL. Objects are multi-line, lists of plain values stay on one line. */
export function renderValue(value: Json): string {
  if (value === null || typeof value !== 'object') return renderScalar(value);
  if (Array.isArray(value)) return joinItems(value.map(renderValue));
  return joinObject(Object.entries(value).map(([key, item]) => `${renderKey(key)} = ${renderValue(item)}`));
}

/** Joins rendered items: on one line if each has one. */
export function joinItems(items: readonly string[]): string {
  return items.some((item) => item.includes('\n')) ? `[\n${items.join(',\n')}\n]` : `[${items.join(', ')}]`;
}

/** Joins rendered lines into an object. */
export function joinObject(lines: readonly string[]): string {
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n}`;
}

function renderScalar(value: null | boolean | number | string): string {
  return typeof value === 'string' ? quote(value) : String(value);
}

/** Renders a key of an object, quoted where necessary. */
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
