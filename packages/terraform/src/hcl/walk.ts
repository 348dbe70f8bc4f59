import type { Expression, TemplatePart } from './ast.ts';

/** Returns the direct child expressions, in source order. */
export function childExpressions(expression: Expression): Expression[] {
  switch (expression.kind) {
    case 'template':
      return expression.parts.flatMap(partExpressions);
    case 'access':
    case 'splat':
      return [expression.target];
    case 'index':
      return [expression.target, expression.key];
    case 'unary':
      return [expression.operand];
    case 'binary':
      return [expression.left, expression.right];
    case 'conditional':
      return [expression.condition, expression.whenTrue, expression.whenFalse];
    case 'call':
      return expression.args;
    case 'list':
      return expression.items;
    case 'object':
      return expression.items.flatMap(({ key, value }) => (key.kind === 'variable' ? [value] : [key, value]));
    case 'for':
      return [expression.collection, expression.key, expression.value, expression.condition].filter(
        (child) => child !== undefined,
      );
    case 'parentheses':
      return [expression.inner];
    default:
      return [];
  }
}

function partExpressions(part: TemplatePart): Expression[] {
  if (part.kind === 'literal' || part.expression === undefined) return [];
  return [part.expression];
}
