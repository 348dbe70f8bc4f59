import type { HtmlAttributes, HtmlReader } from '@gruntwork-docs/engine/source';

/** Hears the words of a page, and its elements that hold words. */
export interface WordHandler {
  onText(text: string): void;
  /** Text of a `pre` element. */
  onCode(text: string): void;
  onOpen(name: string, attributes: HtmlAttributes): void;
  onClose(name: string): void;
}

/** Elements whose text is not the page's: controls and drawings. */
const SILENT = new Set([
  'svg',
  // What a formula was written as, beside the formula.
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
/** What the theme adds to texts: the sign after a heading, titles of code, marks and links to sources of rows. */
const SILENT_CLASSES = new Set([
  'hash-link',
  'sr-only',
  'tab-label',
  'code-title',
  'param-type',
  'param-source',
  // What a list of pages says of each of them: the page itself says it.
  'card-about',
  'mark',
]);
const INLINE = new Set('a abbr b code del em i ins kbd mark s small span strong sub sup var wbr'.split(' '));

/** Tells a page's words from what only looks like them. Where words are told apart by elements alone, a space comes between. */
export function createWordReader(handler: WordHandler): HtmlReader {
  /** How many elements are open inside a silent one or a `pre`, that one included. */
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
