import type { IncludedText } from '../content/text-origin.ts';
import { findValue } from './find-value.ts';
import type { SiteData } from './load-data.ts';

const NAMED = /\[\[[ \t]*([\w-]+)\.([\w-]+(?:\.[\w-]+)*)[ \t]*\]\]/;
/** Inline code, or `[[name.path]]`. */
const INSERT = new RegExp(`(\`+)[^\`]*\\1|${NAMED.source}`, 'g');

/** True for a text that may insert data, unlike tests in shell code, such as `[[ -f x ]]`. */
export function mayInterpolate(text: string): boolean {
  return NAMED.test(text);
}

export interface LineError {
  /** Column in code points, from 1. */
  readonly column: number;
  readonly message: string;
  readonly hint: string | undefined;
  /** The error of an invalid data file. */
  readonly fault?: Error;
}

export interface InterpolatedLine {
  readonly text: string;
  readonly inserts: readonly IncludedText[];
  readonly faults: readonly LineError[];
}

/**
 * Inserts values of data files into a line. Only names of data files count: `[[ -f x ]]` is unchanged. In
 * prose (`isCode` false) special characters of a value are escaped; in code and inside backticks it is
 * inserted verbatim.
 */
export function interpolate(line: string, data: SiteData, isCode: boolean): InterpolatedLine {
  const inserts: IncludedText[] = [];
  const faults: LineError[] = [];
  let grown = 0;
  const replace = (part: string, start: number, raw: boolean): string =>
    part.replace(INSERT, (match, ticks: string | undefined, name: string, path: string, at: number) => {
      if (ticks !== undefined) {
        const inner = match.slice(ticks.length, -ticks.length);
        return ticks + replace(inner, start + at + ticks.length, true) + ticks;
      }
      const file = data.get(name);
      if (file === undefined) return match;
      const column = countPoints(line.slice(0, start + at)) + 1;
      const found = findValue(name, file, path.split('.'));
      if (file.fault !== undefined || 'message' in found) {
        const { message = '', hint = undefined } = 'message' in found ? found : {};
        faults.push({ column, message, hint, ...(file.fault && { fault: file.fault }) });
        return match;
      }
      const text = raw ? found.value : escapeMarkdown(found.value);
      const length = countPoints(text);
      const written = countPoints(match);
      inserts.push({ column: column + grown, length, written });
      grown += length - written;
      return text;
    });
  const text = mayInterpolate(line) ? replace(line, 0, isCode) : line;
  return { text, inserts, faults };
}

/** Replaces characters with a meaning in Markdown or MDX by character references. */
function escapeMarkdown(value: string): string {
  return value.replace(/[&<>{}[\]|*`"\\]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function countPoints(text: string): number {
  return [...text].length;
}
