import { lex } from '../hcl/lexer.ts';
import { layOut } from './format.ts';
import { splitLines } from './format-line.ts';

/** An argument of a block, laid out by itself. */
export interface LaidArgument {
  /** Its lines inside of the block, each with its end. */
  readonly text: string;
  /** Characters before the space of its `=`; absent where that is aligned with nothing: a value of several lines, a comment. */
  readonly nameEnd?: number;
}

/** Lays out one argument, or a comment in the place of one, as a line of a block. */
export function layOutArgument(source: string): LaidArgument {
  const text = layOut(`b {\n${source}\n}\n`).slice('b {\n'.length, -'}\n'.length);
  const [line] = splitLines(text, lex(text).tokens);
  const [equals] = line?.assign ?? [];
  return equals === undefined ? { text } : { text, nameEnd: equals.token.start - 1 };
}

/**
 * What stands between the braces of a block, argument by argument, with `=` in one column in each run of lines: the same
 * as `layOut` of the whole block, for the cost of joining it.
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
