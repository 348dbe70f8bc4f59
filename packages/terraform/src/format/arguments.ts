import { lex } from '../hcl/lexer.ts';
import { layOut } from './format.ts';
import { splitLines } from './format-line.ts';

/** A formatted argument of a block. */
export interface LaidArgument {
  /** Its lines inside the block, with line breaks. */
  readonly text: string;
  /**
   * Number of characters before the space of its `=`; absent without alignment: multi-line values, comments.
   */
  readonly nameEnd?: number;
}

/** Formats one argument, or a comment in its place, as a line of a block. */
export function layOutArgument(source: string): LaidArgument {
  const text = layOut(`b {\n${source}\n}\n`).slice('b {\n'.length, -'}\n'.length);
  const [line] = splitLines(text, lex(text).tokens);
  const [equals] = line?.assign ?? [];
  return equals === undefined ? { text } : { text, nameEnd: equals.token.start - 1 };
}

/**
 * Joins the arguments of a block, with aligned `=` in each run of lines: equal to `layOut` of the whole
 * block, but cheaper.
 */
export function alignArguments(laid: readonly LaidArgument[]): string[] {
  const texts: string[] = [];
  let run: { readonly text: string; readonly nameEnd: number }[] = [];
  const closeRun = (): void => {
    const widest = Math.max(0, ...run.map(({ nameEnd }) => nameEnd));
    for (const { text, nameEnd } of run)
      texts.push(text.slice(0, nameEnd) + ' '.repeat(widest - nameEnd) + text.slice(nameEnd));
    run = [];
  };
  for (const { text, nameEnd } of laid) {
    if (nameEnd !== undefined) run.push({ text, nameEnd });
    else {
      closeRun();
      texts.push(text);
    }
  }
  closeRun();
  return texts;
}
