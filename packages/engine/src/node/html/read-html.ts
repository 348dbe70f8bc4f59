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

/** Reads HTML once for all readers. The only place that takes emitted HTML apart. */
export function readHtml(html: string, readers: readonly HtmlReader[]): void {
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const reader of readers) reader.onOpen?.(name, attributes, parser.startIndex);
    },
    ontext(text) {
      for (const reader of readers) reader.onText?.(text);
    },
    onclosetag(name) {
      for (const reader of readers) reader.onClose?.(name);
    },
  });
  parser.end(html);
}
