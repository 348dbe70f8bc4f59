import type { Expression } from '../hcl/ast.ts';
import { evaluate } from '../hcl/evaluate.ts';
import { parseExpression } from '../hcl/parser.ts';
import { childExpressions } from '../hcl/walk.ts';
import type { ModuleVariable } from '../model/module.ts';

/** Returns the strings that a rule allows for an input: those of `contains(["a", "b"], var.name)`. */
export function listChoices({ name, typeTree, validations }: ModuleVariable): string[] {
  if (typeTree.kind !== 'string') return [];
  for (const { condition } of validations) {
    const { tree } = parseExpression(condition, '');
    const found = tree && findList(tree, name);
    if (found !== undefined) return found;
  }
  return [];
}

function findList(tree: Expression, name: string): string[] | undefined {
  if (tree.kind === 'call' && tree.name === 'contains') {
    const [list, value] = tree.args;
    const items = list && evaluate(list);
    if (value !== undefined && isVariable(value, name) && Array.isArray(items))
      return items.filter((item) => typeof item === 'string');
  }
  for (const child of childExpressions(tree)) {
    const found = findList(child, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isVariable(tree: Expression, name: string): boolean {
  return (
    tree.kind === 'access' &&
    tree.name === name &&
    tree.target.kind === 'variable' &&
    tree.target.name === 'var'
  );
}
