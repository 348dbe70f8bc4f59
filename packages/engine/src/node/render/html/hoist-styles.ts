import { Parser } from 'htmlparser2';
import { hashText } from '../../cache/hash.ts';

/** HTML without `style=` attributes and `<style>` elements, and the equivalent rules. */
export interface HoistedStyles {
  readonly html: string;
  /** Empty if nothing was hoisted. */
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

/**
 * Replaces each `style=` attribute by a class and extracts the rules of `<style>` elements: the security
 * policy of pages blocks inline styles.
 */
export function hoistStyles(html: string): HoistedStyles {
  if (!/[\s<]style[\s=>]/i.test(html)) return { html, css: '' };
  const edits: Edit[] = [];
  const sheets: string[] = [];
  /** Start of the element whose rules are being read. */
  let sheet: { readonly start: number; text: string } | undefined;
  const rules = new Map<string, string>();
  let attributes = new Map<string, Attribute>();
  const parser = new Parser({
    onattribute(name, value) {
      attributes.set(name, { start: parser.startIndex, end: parser.endIndex, value });
    },
    onopentag(element, { media }) {
      if (element === 'style' && media === undefined) sheet = { start: parser.startIndex, text: '' };
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
    ontext(text) {
      if (sheet !== undefined) sheet.text += text;
    },
    onclosetag(element) {
      if (element !== 'style' || sheet === undefined) return;
      edits.push({ start: sheet.start, end: parser.endIndex + 1, text: '' });
      // Drawing programs import third-party fonts, which no page loads.
      sheets.push(sheet.text.replace(/@import\b[^;{}]*;/g, ''));
      sheet = undefined;
    },
  });
  parser.end(html);
  return { html: applyEdits(html, edits), css: [...sheets, ...rules.values()].join('\n') };
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
