import { Parser } from 'htmlparser2';

export type HtmlAttributes = Readonly<Record<string, string>>;

/** Hears what a text of HTML holds, in its order. Names are in lower case, entities are the characters that they stand for. */
export interface HtmlReader {
  /** An element begins; `offset` is where in the text. */
  onOpen?(name: string, attributes: HtmlAttributes, offset: number): void;
  onText?(text: string): void;
  /** An element ends, one that has no end tag as well. */
  onClose?(name: string): void;
}

/** Elements in which tags are text; within drawings and formulas browsers read them as tags all the same. */
const TEXT_ONLY = new Set(['style', 'title', 'textarea', 'xmp', 'iframe', 'noembed', 'noframes']);
const TEXT_ONLY_TAG = /<(\/?)(?:s(?=tyle)|t(?=itle|extarea)|x(?=mp)|i(?=frame)|n(?=oembed|oframes))/gi;
const FOREIGN = new Set(['svg', 'math']);
/** With scripts, a browser takes all up to the first `</noscript` for text, be it in an attribute or in a comment. */
const NOSCRIPT_END = /<\/noscript/i;

/**
 * Reads HTML once for all readers. The only place that takes emitted HTML apart. What the parser takes for text and a browser
 * for elements is read as the browser does.
 */
export function readHtml(html: string, readers: readonly HtmlReader[]): void {
  readPart(html, readers, 0);
}

/** Reads a part that begins at an offset of the text. */
function readPart(html: string, readers: readonly HtmlReader[], base: number): void {
  let foreign = 0;
  /** Where the content of the innermost element begins that may be read in two ways. */
  let doubtful: { readonly name: string; readonly start: number } | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const reader of readers) reader.onOpen?.(name, attributes, base + parser.startIndex);
      if (FOREIGN.has(name)) foreign++;
      if (name === 'noscript' || (foreign > 0 && TEXT_ONLY.has(name)))
        doubtful = { name, start: parser.endIndex + 1 };
    },
    ontext(text) {
      for (const reader of readers) reader.onText?.(text);
    },
    onclosetag(name) {
      if (FOREIGN.has(name)) foreign--;
      if (name === doubtful?.name) {
        const { start } = doubtful;
        doubtful = undefined;
        const content = html.slice(start, Math.max(start, parser.startIndex));
        readAsBrowser(name, content, readers, base + start);
      }
      for (const reader of readers) reader.onClose?.(name);
    },
  });
  parser.end(html);
}

/** Tells readers of the elements that a browser finds where the parser found none. */
function readAsBrowser(name: string, content: string, readers: readonly HtmlReader[], base: number): void {
  const isForeign = name !== 'noscript';
  const from = content.search(isForeign ? /<[a-z/!?]/i : NOSCRIPT_END);
  if (from < 0) return;
  const elements = readers.map(
    ({ onOpen, onClose }): HtmlReader => ({ ...(onOpen && { onOpen }), ...(onClose && { onClose }) }),
  );
  const rest = content.slice(from);
  // Under other names the parser reads into them as well, and what is in them is read once.
  const opened = isForeign ? rest.replace(TEXT_ONLY_TAG, '<$1q') : rest;
  // The last tag need not have an end of its own: the next one lends it.
  readPart(`${opened}>`, elements, base + from);
}
