import { describeElement, type ElementKind, findUse } from './element-kinds.ts';
import { decode, findColorEnd, readTagRest, skipName } from './own-tags.ts';
import type { HtmlReader } from './read-html.ts';

/** Where the parser goes on, which knows all of the language. */
export interface HtmlRest {
  /** Where in the text. */
  readonly at: number;
  /** Elements that are open there, those that color words too. */
  readonly open: readonly string[];
}

/** One of the elements that color words; their numbers say nothing. */
const COLOR_NAME = 'c-0';

/**
 * Reads HTML that is written as compilers write it: each tag closed, values in double quotes, the usual entities. So is nearly all that
 * pages have. At the first place that is not, it stops, after readers have heard all before it; `undefined` at the end of the text.
 */
export function readOwnHtml(html: string, readers: readonly HtmlReader[]): HtmlRest | undefined {
  const open: ElementKind[] = [];
  /** How many of the open elements are drawings, and how many color a word. */
  let drawings = 0;
  let colors = 0;
  /** The text that is read: what there is of it, where the rest begins, and where and among how many colors all of it began. */
  let text = '';
  let from = 0;
  let start = 0;
  let startColors = 0;
  const stop = (at: number, count: number): HtmlRest => ({
    at,
    open: [...open.map(({ name }) => name), ...Array.from({ length: count }, () => COLOR_NAME)],
  });

  for (;;) {
    const found = html.indexOf('<', from);
    const sign = found < 0 ? html.length : found;
    text += html.slice(from, sign);
    const isEnd = html.startsWith('/', sign + 1);
    const nameStart = isEnd ? sign + 2 : sign + 1;
    if (!isEnd || colors > 0) {
      const colorEnd = findColorEnd(html, nameStart);
      if (colorEnd > 0) {
        colors += isEnd ? -1 : 1;
        from = colorEnd + 1;
        continue;
      }
      const commentEnd = html.startsWith('!-- ', nameStart) ? html.indexOf('-->', nameStart + 4) : -1;
      if (commentEnd > 0) {
        from = commentEnd + 3;
        continue;
      }
    }
    if (text !== '') {
      const decoded = decode(text);
      if (decoded === undefined) return stop(start, startColors);
      for (const reader of readers) reader.onText?.(decoded);
      text = '';
    }
    if (found < 0) break;

    let end = skipName(html, nameStart);
    const name = html.slice(nameStart, end);
    const around = open.at(-1);
    if (isEnd) {
      if (around?.name !== name || html[end] !== '>') return stop(sign, colors);
      open.pop();
      if (around.isDrawing) drawings--;
      for (const reader of readers) reader.onClose?.(name);
    } else {
      const kind = describeElement(name);
      const use = findUse(kind, around);
      if (use === 'unusual') return stop(sign, colors);
      const tag = readTagRest(html, end);
      if (tag === undefined) return stop(sign, colors);
      end = tag.end;
      const isWhole = use === 'void' || (tag.isClosed && drawings > 0);
      if (isWhole && kind.isDrawing) return stop(sign, colors);
      for (const reader of readers) reader.onOpen?.(name, tag.attributes, sign);
      if (isWhole) for (const reader of readers) reader.onClose?.(name);
      else {
        open.push(kind);
        if (kind.isDrawing) drawings++;
      }
    }
    start = from = end + 1;
    startColors = colors;
  }
  for (const { name } of open.reverse()) for (const reader of readers) reader.onClose?.(name);
  return undefined;
}
