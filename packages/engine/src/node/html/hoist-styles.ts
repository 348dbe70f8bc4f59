import { Parser } from 'htmlparser2';
import { hashText } from '../cache/hash.ts';

/** HTML without `style=` attributes, and the rules that stand for them. */
export interface HoistedStyles {
  readonly html: string;
  /** Empty where nothing was hoisted. */
  readonly css: string;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

interface Attribute {
  readonly start: number;
  readonly end: number;
  readonly value: string;
}

/** Makes a class of each `style=` attribute: the security policy of pages lets no inline style through. */
export function hoistStyles(html: string): HoistedStyles {
  if (!/\sstyle=/i.test(html)) return { html, css: '' };
  const edits: Edit[] = [];
  const rules = new Map<string, string>();
  let attributes = new Map<string, Attribute>();
  const parser = new Parser({
    onattribute(name, value) {
      attributes.set(name, { start: parser.startIndex, end: parser.endIndex, value });
    },
    onopentag() {
      const { style, class: own } = Object.fromEntries(attributes);
      attributes = new Map();
      const declarations = style?.value.replace(/[{}<]/g, '').trim();
      if (style === undefined || declarations === undefined) return;
      const name = `st-${hashText(declarations).slice(0, 8)}`;
      if (declarations !== '') rules.set(name, `.${name}{${declarations}}`);
      const before = own === undefined ? '' : `${own.value} `;
      const text = declarations === '' ? '' : `class="${escapeQuotes(before + name)}"`;
      edits.push({ start: style.start, end: style.end, text: own === undefined ? text : '' });
      if (own !== undefined && text !== '') edits.push({ start: own.start, end: own.end, text });
    },
  });
  parser.end(html);
  return { html: applyEdits(html, edits), css: [...rules.values()].join('\n') };
}

function applyEdits(html: string, edits: readonly Edit[]): string {
  let result = html;
  for (const { start, end, text } of [...edits].sort((a, b) => b.start - a.start))
    result = result.slice(0, start) + text + result.slice(end);
  return result;
}

function escapeQuotes(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
}
