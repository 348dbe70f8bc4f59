/** A source expression to write into the config. */
export class Code {
  constructor(readonly text: string) {}
}

/** Formats plain data as TypeScript, indented by two spaces. Values that are not data are left out. */
export function toSource(value: unknown, depth = 0): string {
  const indent = '  '.repeat(depth + 1);
  const end = '  '.repeat(depth);
  if (typeof value === 'string') return quote(value);
  if (value instanceof Code) return value.text;
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return String(value);
  if (Array.isArray(value)) {
    const items = value.filter(isData).map((item) => `${indent}${toSource(item, depth + 1)},\n`);
    return items.length === 0 ? '[]' : `[\n${items.join('')}${end}]`;
  }
  const entries = Object.entries(value)
    .filter(([, item]) => isData(item))
    .map(
      ([key, item]) =>
        `${indent}${/^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key)}: ${toSource(item, depth + 1)},\n`,
    );
  return entries.length === 0 ? '{}' : `{\n${entries.join('')}${end}}`;
}

function quote(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

function isData(value: unknown): boolean {
  return value !== undefined && typeof value !== 'function' && typeof value !== 'symbol';
}
