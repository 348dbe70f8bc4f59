import type { HtmlAttributes, HtmlReader } from '@gruntwork-docs/engine/source';

/** Callbacks for the words of a page, and for elements that contain words. */
export interface WordHandler {
  onText(text: string): void;
  /** Called with the text of a `pre` element. */
  onCode(text: string): void;
  onOpen(name: string, attributes: HtmlAttributes): void;
  onClose(name: string): void;
}

/** Elements whose text is not page content: controls and drawings. */
const SILENT = new Set([
  'svg',
  // The source of a formula, next to the formula.
  'annotation',
  'script',
  'style',
  'button',
  'template',
  'select',
  'noscript',
  'label',
  'search',
]);
/** Text that the theme adds: anchor links of headings, titles of code, badges and source links of rows. */
const SILENT_CLASSES = new Set([
  'hash-link',
  'sr-only',
  'tab-label',
  'code-title',
  'param-type',
  'param-source',
  // Descriptions in a list of pages: each page contains its own.
  'card-about',
  'mark',
]);
const INLINE = new Set('a abbr b code del em i ins kbd mark s small span strong sub sup var wbr'.split(' '));

/** Drops text that is not content. Inserts a space if only elements separate two words. */
export function createWordReader(handler: WordHandler): HtmlReader {
  /** Number of open elements from the outermost silent one or `pre` inward, inclusive. */
  let inside = 0;
  let isCode = false;
  return {
    onOpen(name, attributes) {
      if (inside > 0) {
        inside++;
        return;
      }
      if (!INLINE.has(name)) handler.onText(' ');
      isCode = name === 'pre';
      if (isCode || isSilent(name, attributes)) inside = 1;
      else {
        if (name === 'img') handler.onText(attributes.alt ?? '');
        handler.onOpen(name, attributes);
      }
    },
    onText(text) {
      if (inside === 0) handler.onText(text);
      else if (isCode) handler.onCode(text);
    },
    onClose(name) {
      if (inside > 0) {
        inside--;
        return;
      }
      if (!INLINE.has(name)) handler.onText(' ');
      handler.onClose(name);
    },
  };
}

function isSilent(name: string, { class: classes, 'data-unsearched': unsearched }: HtmlAttributes): boolean {
  if (SILENT.has(name) || unsearched !== undefined) return true;
  return classes?.split(' ').some((one) => SILENT_CLASSES.has(one)) ?? false;
}
