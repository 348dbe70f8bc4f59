import { defineMdastPlugin } from 'satteri';
import type { CompileContext, PlacedNode } from '../compile-context.ts';

/** A fenced code block of a page's text. */
export interface Fence {
  /** Lower case; the empty string when the fence names none. */
  readonly lang: string;
  /** The rest of the info string. */
  readonly meta: string;
  /** Without the indentation and the quote marks that stand before it. */
  readonly code: string;
  /** Line of the code's first line, from 1. */
  readonly line: number;
}

/** Notes the formulas and the fences of a text, for the checks of samples. Code that is marked by indentation alone is none. */
export function samples(context: CompileContext): ReturnType<typeof defineMdastPlugin> {
  const noteFormula = ({ value, position }: { readonly value: string } & PlacedNode): void => {
    if (position !== undefined) context.formulas.push({ tex: value, line: position.start.line });
  };
  return defineMdastPlugin({
    name: 'samples',
    options: { position: true },
    math: noteFormula,
    inlineMath: noteFormula,
    code({ lang, meta, value, position }) {
      if (position === undefined) return;
      const { line, offset } = position.start;
      if (offset !== undefined && !/[`~]/.test(context.source.charAt(offset))) return;
      const code = value.replaceAll('\r\n', '\n');
      context.fences.push({ lang: lang?.toLowerCase() ?? '', meta: meta ?? '', code, line: line + 1 });
    },
  });
}
