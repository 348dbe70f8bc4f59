import type { CompileContext } from '../compile-context.ts';
import type { Fence, Formula, RenderedFence } from '../markdown-options.ts';
import { RESERVED, STATIC_COMPONENT } from '../reserved-names.ts';
import { type Block, createElement } from './create-element.ts';

/** Replacement of a fence; `undefined` for one that stays code. */
export function showFence(fence: Fence, context: CompileContext): Block | undefined {
  if (fence.lang === 'math' && context.renderers.formula !== undefined)
    return showFormula({ tex: fence.code, isBlock: true }, context);
  const shown = context.renderers.fences.get(fence.lang)?.(fence);
  if (shown === undefined) return undefined;
  const { code, lang } = fence;
  const line = context.fences.find((own) => own.lang === lang && own.code === code)?.line;
  if (shown.kind !== 'drawing') return show(shown, code, line, context);
  return createElement(RESERVED.drawing, { svg: shown.svg, alt: shown.alt, source: code, lang });
}

/** Replacement of a formula; `undefined` for one that stays as written. */
export function showFormula(formula: Formula, context: CompileContext): Block | undefined {
  const shown = context.renderers.formula?.(formula);
  if (shown === undefined) return undefined;
  const line = context.formulas.find(({ tex }) => tex === formula.tex)?.line;
  return show(
    shown,
    formula.tex,
    line ?? context.fences.find(({ code }) => code === formula.tex)?.line,
    context,
  );
}

function show(
  shown: RenderedFence,
  raw: string,
  line: number | undefined,
  context: CompileContext,
): Block | undefined {
  if (shown.kind === 'html') return createElement(STATIC_COMPONENT, { html: shown.html });
  if (shown.kind === 'drawing') return createElement(RESERVED.drawing, { svg: shown.svg, alt: shown.alt });
  context.problems.push({
    kind: 'sample',
    message: shown.message,
    raw: raw.split('\n')[0] ?? '',
    line: line === undefined ? undefined : line + (shown.line ?? 1) - 1,
    ...(shown.kind === 'limit' && { severity: 'warn' }),
  });
  return undefined;
}
