import { defineMdastPlugin } from 'satteri';
import type { CompileContext, PositionedNode } from '../compile-context.ts';

/** Collects the formulas and fences of a text for the checks of samples, without indented code. */
export function samples(context: CompileContext): ReturnType<typeof defineMdastPlugin> {
  const noteFormula = ({ value, position }: { readonly value: string } & PositionedNode): void => {
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
