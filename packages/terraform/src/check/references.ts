import type { Expression, Span } from '../hcl/ast.ts';
import { templateText } from '../hcl/evaluate.ts';

/** One step of a chain: `.name`, `["name"]`, or an index or a splat without a name. */
export interface Step {
  form: 'attribute' | 'index';
  name: string | undefined;
}

/** A chain such as `module.vpc[0].subnet_ids`: its root and the steps after it. */
export interface Reference extends Span {
  root: string;
  path: Step[];
}

/** Collects the references of an expression, except names bound by a `for` or listed in `bound`. */
export function findReferences(expression: Expression, bound: ReadonlySet<string>): Reference[] {
  const found: Reference[] = [];
  collect(expression, bound, found);
  return found;
}

function collect(expression: Expression, bound: ReadonlySet<string>, found: Reference[]): void {
  const { kind } = expression;
  if (kind === 'variable' || kind === 'access' || kind === 'index' || kind === 'splat') {
    collectChain(expression, bound, found);
    return;
  }
  if (kind === 'for') {
    collect(expression.collection, bound, found);
    const inner = new Set([...bound, ...expression.names]);
    for (const part of [expression.key, expression.value, expression.condition]) {
      if (part !== undefined) collect(part, inner, found);
    }
    return;
  }
  if (kind === 'template') {
    collectTemplate(expression, bound, found);
    return;
  }
  if (kind === 'object') {
    for (const { key, value } of expression.items) {
      // A bare word as a key is a name; in parentheses it is an expression.
      if (key.kind !== 'variable') collect(key, bound, found);
      collect(value, bound, found);
    }
    return;
  }
  for (const child of plainChildren(expression)) collect(child, bound, found);
}

function plainChildren(expression: Expression): Expression[] {
  switch (expression.kind) {
    case 'unary':
      return [expression.operand];
    case 'binary':
      return flattenBinary(expression);
    case 'conditional':
      return [expression.condition, expression.whenTrue, expression.whenFalse];
    case 'call':
      return expression.args;
    case 'list':
      return expression.items;
    case 'parentheses':
      return [expression.inner];
    default:
      return [];
  }
}

// A sum of thousands of terms is nested thousands of levels deep on its left side.
function flattenBinary(expression: Expression): Expression[] {
  const operands: Expression[] = [];
  let left = expression;
  for (; left.kind === 'binary'; left = left.left) operands.unshift(left.right);
  return [left, ...operands];
}

function collectTemplate(
  template: Extract<Expression, { kind: 'template' }>,
  outer: ReadonlySet<string>,
  found: Reference[],
): void {
  const scopes: ReadonlySet<string>[] = [outer];
  for (const part of template.parts) {
    const bound = scopes.at(-1) ?? outer;
    if (part.kind === 'literal') continue;
    if (part.expression !== undefined) collect(part.expression, bound, found);
    if (part.kind !== 'directive') continue;
    if (part.keyword === 'for') scopes.push(new Set([...bound, ...part.names]));
    if (part.keyword === 'endfor') scopes.pop();
  }
}

function collectChain(expression: Expression, bound: ReadonlySet<string>, found: Reference[]): void {
  const path: Step[] = [];
  let target = expression;
  for (;;) {
    if (target.kind === 'access') path.unshift(accessStep(target.name));
    else if (target.kind === 'index') {
      collect(target.key, bound, found);
      path.unshift({ form: 'index', name: templateText(target.key) });
    } else if (target.kind === 'splat') path.unshift({ form: 'index', name: undefined });
    else break;
    target = target.target;
  }
  if (target.kind !== 'variable') collect(target, bound, found);
  else if (!bound.has(target.name)) {
    found.push({ root: target.name, path, start: expression.start, end: expression.end });
  }
}

// `list.0` is legacy syntax for `list[0]`.
function accessStep(name: string): Step {
  return /^[0-9]/.test(name) ? { form: 'index', name: undefined } : { form: 'attribute', name };
}
