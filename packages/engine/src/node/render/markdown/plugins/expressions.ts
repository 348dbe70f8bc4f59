import { defineHastPlugin } from 'satteri';
import type { CompileContext } from '../compile-context.ts';
import { mayImport, type ParseModule, takeImports } from '../page-imports.ts';

/** Name of the function in a page's code that runs an expression and knows its position. */
export const EXPRESSION_RUNNER = '__expression';

/** True for code that consists only of comments. */
function isComment(code: string): boolean {
  return code.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '').trim() === '';
}

/**
 * Wraps `{expression}` so that its exceptions have positions; records imports, which the renderer resolves.
 */
export function expressions(
  context: CompileContext,
  parse: ParseModule | undefined,
): ReturnType<typeof defineHastPlugin> {
  const wrap = (value: string, offset: number | undefined): string | undefined =>
    isComment(value)
      ? undefined
      : `props.components.${EXPRESSION_RUNNER}(${offset ?? 0}, () => (${value}\n))`;
  return defineHastPlugin({
    name: 'expressions',
    options: { position: true },
    mdxFlowExpression(node, ctx) {
      const value = wrap(node.value, node.position?.start.offset);
      if (value === undefined) ctx.removeNode(node);
      else ctx.replaceNode(node, { type: 'mdxFlowExpression', value });
    },
    mdxTextExpression(node, ctx) {
      const value = wrap(node.value, node.position?.start.offset);
      if (value === undefined) ctx.removeNode(node);
      else ctx.replaceNode(node, { type: 'mdxTextExpression', value });
    },
    mdxjsEsm(node, ctx) {
      if (parse === undefined || !mayImport(node.value)) return;
      const value = takeImports(node.value, node.position?.start.offset ?? 0, parse, context);
      if (value === '') ctx.removeNode(node);
      else ctx.replaceNode(node, { type: 'mdxjsEsm', value });
    },
  });
}
