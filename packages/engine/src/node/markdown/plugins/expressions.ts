import { defineHastPlugin } from 'satteri';
import type { CompileContext } from '../compile-context.ts';

/** Name under which a page's code finds the function that runs an expression and knows where it stands. */
export const EXPRESSION_RUNNER = '__expression';

/** Wraps `{expression}` so that an exception inside it tells its position; refuses imports. */
export function expressions(context: CompileContext): ReturnType<typeof defineHastPlugin> {
  const wrap = (value: string, offset: number | undefined): string | undefined =>
    value.replace(/\/\*[\s\S]*?\*\//g, '').trim() === ''
      ? undefined
      : `props.components.${EXPRESSION_RUNNER}(${offset ?? 0}, () => (${value}))`;
  return defineHastPlugin({
    name: 'expressions',
    options: { position: true },
    mdxFlowExpression(node, ctx) {
      const value = wrap(node.value, node.position?.start.offset);
      if (value !== undefined) ctx.replaceNode(node, { type: 'mdxFlowExpression', value });
    },
    mdxTextExpression(node, ctx) {
      const value = wrap(node.value, node.position?.start.offset);
      if (value !== undefined) ctx.replaceNode(node, { type: 'mdxTextExpression', value });
    },
    mdxjsEsm(node) {
      if (!/^\s*import\b/m.test(node.value)) return;
      const hint =
        'Components of the theme need no import; a new one is added to `mdxComponents` in the theme.';
      throw context.error('a page cannot import', node.position?.start.offset, hint);
    },
  });
}
