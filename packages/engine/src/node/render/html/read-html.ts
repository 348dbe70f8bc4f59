import { Parser } from 'htmlparser2';

export type HtmlAttributes = Readonly<Record<string, string>>;

/** Visitor of HTML, in document order. Names are in lower case, entities are decoded. */
export interface HtmlReader {
  /** An element begins at `offset` of the text. */
  onOpen?(name: string, attributes: HtmlAttributes, offset: number): void;
  onText?(text: string): void;
  /** An element ends, including one without an end tag. */
  onClose?(name: string): void;
}

/** Elements in which tags are text, except inside drawings and formulas. */
const TEXT_ONLY = new Set(['style', 'title', 'textarea', 'xmp', 'iframe', 'noembed', 'noframes']);
/** Those of them whose content the parser parses. */
const READ_BY_PARSER = new Set(['iframe', 'noembed', 'noframes']);
const TEXT_ONLY_TAG = /<(\/?)(?:s(?=tyle)|t(?=itle|extarea)|x(?=mp)|i(?=frame)|n(?=oembed|oframes))/gi;
const FOREIGN = new Set(['svg', 'math']);

/**
 * Parses HTML once for all visitors. This is the only parser of rendered HTML. Where the parser sees text and
 * a browser elements, it follows the browser.
 */
export function readHtml(written: string, readers: readonly HtmlReader[]): void {
  const html = DOUBTFUL_COMMENT.test(written) ? endComments(written) : written;
  readPart(html, readers, 0);
}

const DOUBTFUL_COMMENT = /--!>|<!(?:>|\[CDATA\[)/;

/**
 * Replaces constructs that the parser takes for part of a comment, with text of the same length: a browser
 * also ends a comment at `--!>`, `<!>` is complete, and `<![CDATA[` outside of drawings ends at the next `>`.
 */
function endComments(html: string): string {
  return html.replaceAll('--!>', '--> ').replaceAll('<!>', '   ').replaceAll('<![CDATA[', '<!_CDATA[');
}

/** Names of syntax coloring elements: most of a page's elements, which no visitor needs. */
const COLOR = /^c-\d+$/;

/** Ends an unclosed tag, with or without quotes, as the rest of the page would. */
const BEHIND = `>">'>`;

/** Parses a part of a text that begins at an offset. */
function readPart(html: string, readers: readonly HtmlReader[], base: number): void {
  let foreign = 0;
  /** Number of open color elements, which visitors don't get. */
  let colors = 0;
  let isOver = false;
  /** The innermost element whose content browsers and the parser treat differently. */
  let doubtful: Doubtful | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (COLOR.test(name) && Object.keys(attributes).length === 0) {
        colors++;
        return;
      }
      if (FOREIGN.has(name)) foreign++;
      for (const reader of readers) reader.onOpen?.(name, attributes, base + parser.startIndex);
      if (name === 'noscript' || (foreign > 0 ? TEXT_ONLY : READ_BY_PARSER).has(name))
        doubtful = { name, start: parser.endIndex + 1, isRead: foreign > 0 && name !== 'noscript' };
    },
    ontext(text) {
      const own = isOver && text.endsWith(BEHIND) ? text.slice(0, -BEHIND.length) : text;
      if (own !== '') for (const reader of readers) reader.onText?.(own);
    },
    onclosetag(name) {
      if (colors > 0 && COLOR.test(name)) {
        colors--;
        return;
      }
      if (FOREIGN.has(name)) foreign--;
      if (name === doubtful?.name) {
        const { start } = doubtful;
        const content = html.slice(start, Math.max(start, parser.startIndex));
        readAsBrowser(doubtful, content, readers, base + start);
        doubtful = undefined;
      }
      for (const reader of readers) reader.onClose?.(name);
    },
  });
  parser.write(html);
  isOver = true;
  parser.end(BEHIND);
}

interface Doubtful {
  readonly name: string;
  /** Offset of its content. */
  readonly start: number;
  /**
   * True inside a drawing, where browsers parse the content. Elsewhere everything up to the first end tag is
   * text, including in attributes and comments; for `<noscript>` only with scripts enabled.
   */
  readonly isRead: boolean;
}

/** Reports the elements that a browser finds and the parser does not. */
function readAsBrowser(
  { name, isRead }: Doubtful,
  content: string,
  readers: readonly HtmlReader[],
  base: number,
): void {
  const from = content.search(isRead ? /<[a-z/!?]/i : new RegExp(`</${name}`, 'i'));
  if (from < 0) return;
  const elements = readers.map(
    ({ onOpen, onClose }): HtmlReader => ({ ...(onOpen && { onOpen }), ...(onClose && { onClose }) }),
  );
  const rest = content.slice(from);
  // Renamed, their content is parsed as well, and only once.
  const opened = isRead ? rest.replace(TEXT_ONLY_TAG, '<$1q') : rest;
  readPart(opened, elements, base + from);
}
