import type { SourcePosition } from './build-error.ts';
import { createFrame } from './frame.ts';

/** Finds the first of the texts that occurs in quotes in a program: its line and a frame. */
export function findText(
  source: string,
  texts: readonly unknown[],
): Pick<SourcePosition, 'line'> & { readonly frame?: string } {
  const lines = source.split(/\r?\n/);
  for (const text of texts) {
    if (typeof text !== 'string' || text === '') continue;
    const escaped = JSON.stringify(text).slice(1, -1);
    const written = [
      ...[text, escaped].flatMap((form) => [`'${form}'`, `"${form}"`, `\`${form}\``]),
      `${text}:`,
    ];
    const index = lines.findIndex((line) => written.some((form) => line.includes(form)));
    if (index >= 0) return { line: index + 1, frame: createFrame(source, index + 1) };
  }
  return {};
}

/** Strings that help to locate an invalid value: its own text, then its siblings' and ancestors' texts. */
export function listLinesNear(value: unknown, path: readonly PropertyKey[]): unknown[] {
  const around: unknown[] = [value];
  for (const key of path) around.push(readKey(around.at(-1), key));
  return around.reverse().flatMap((part) => {
    if (typeof part !== 'object' || part === null) return [part];
    return Array.isArray(part) ? [] : Object.values(part).filter((own) => typeof own === 'string');
  });
}

function readKey(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
