import { type Handler, Parser } from 'htmlparser2';
import { readOwnHtml } from './read-own-html.ts';

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
/** Those of them that the parser reads into. */
const READ_BY_PARSER = new Set(['iframe', 'noembed', 'noframes']);
const TEXT_ONLY_TAG = /<(\/?)(?:s(?=tyle)|t(?=itle|extarea)|x(?=mp)|i(?=frame)|n(?=oembed|oframes))/gi;
const FOREIGN = new Set(['svg', 'math']);

/**
 * Reads HTML once for all readers. The only place that takes emitted HTML apart. What the parser takes for text and a browser
 * for elements is read as the browser does.
 */
export function readHtml(written: string, readers: readonly HtmlReader[]): void {
  const html = DOUBTFUL_COMMENT.test(written) ? endComments(written) : written;
  const rest = readOwnHtml(html, readers);
  if (rest !== undefined) readPart(html.slice(rest.at), readers, rest.at, rest.open);
}

const DOUBTFUL_COMMENT = /--!>|<!(?:>|\[CDATA\[)/;

/**
 * The same text, with other words of the same length for what the parser takes for part of a comment: a browser ends one at `--!>` too, `<!>` is
 * a whole one, and `<![CDATA[` outside of drawings one that ends at the next `>`.
 */
function endComments(html: string): string {
  return html.replaceAll('--!>', '--> ').replaceAll('<!>', '   ').replaceAll('<![CDATA[', '<!_CDATA[');
}

/** Names of elements that color a word of code. */
const COLOR = /^c-\d+$/;

/**
 * A parser that passes over the elements that color words of code: they are most of a page's elements, and say nothing. One with
 * attributes is none of ours, and is read as any other.
 */
class ColorBlindParser extends Parser {
  readonly #html: string;
  /** Elements that were passed over and have not ended. */
  #open = 0;
  #isPassed = false;

  constructor(html: string, handler: Partial<Handler>) {
    super(handler);
    this.#html = html;
  }

  override onopentagname(start: number, end: number): void {
    this.#isPassed = this.#isColor(start, end);
    if (this.#isPassed) this.#open++;
    else super.onopentagname(start, end);
  }

  override onopentagend(end: number): void {
    if (this.#isPassed) this.#pass(end);
    else super.onopentagend(end);
  }

  override onclosetag(start: number, end: number): void {
    if (this.#open === 0 || !this.#isColor(start, end)) {
      super.onclosetag(start, end);
      return;
    }
    this.#open--;
    this.#pass(end);
  }

  /** Goes on behind a tag. */
  #pass(end: number): void {
    this.#isPassed = false;
    this.endIndex = end;
    this.startIndex = end + 1;
  }

  #isColor(start: number, end: number): boolean {
    const html = this.#html;
    return html.startsWith('c-', start) && html[end] === '>' && COLOR.test(html.slice(start, end));
  }
}

/** What ends a tag that the text leaves open, with or without quotes: what stands behind the text on a page does that. */
const BEHIND = `>">'>`;

/** Reads a part that begins at an offset of the text, within elements that readers have heard of. */
function readPart(
  part: string,
  readers: readonly HtmlReader[],
  offset: number,
  open: readonly string[] = [],
): void {
  const lead = open.map((name) => `<${name}>`).join('');
  const html = lead + part;
  const base = offset - lead.length;
  let foreign = 0;
  let isOver = false;
  /** The innermost element whose content may be read in two ways. */
  let doubtful: Doubtful | undefined;
  const parser = new ColorBlindParser(html, {
    onopentag(name, attributes) {
      if (FOREIGN.has(name)) foreign++;
      if (parser.startIndex < lead.length) return;
      for (const reader of readers) reader.onOpen?.(name, attributes, base + parser.startIndex);
      if (name === 'noscript' || (foreign > 0 ? TEXT_ONLY : READ_BY_PARSER).has(name))
        doubtful = { name, start: parser.endIndex + 1, isRead: foreign > 0 && name !== 'noscript' };
    },
    ontext(text) {
      const own = isOver && text.endsWith(BEHIND) ? text.slice(0, -BEHIND.length) : text;
      if (own !== '') for (const reader of readers) reader.onText?.(own);
    },
    onclosetag(name) {
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
  /** Where its content begins. */
  readonly start: number;
  /**
   * A browser reads into it, as it is part of a drawing. Elsewhere it takes all up to the first end tag for text, be it in an attribute or in a
   * comment; of `<noscript>` where scripts run.
   */
  readonly isRead: boolean;
}

/** Tells readers of the elements that a browser finds where the parser found none. */
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
  // Under other names the parser reads into them as well, and what is in them is read once.
  const opened = isRead ? rest.replace(TEXT_ONLY_TAG, '<$1q') : rest;
  readPart(opened, elements, base + from);
}
