import type { Expression } from '../hcl/ast.ts';
import { keyName } from '../hcl/evaluate.ts';
import { parseExpression } from '../hcl/parser.ts';
import type { TypeTree } from '../model/type-tree.ts';
import { elementOf } from './draft.ts';

/** Returns paths of attributes that a value has and its type does not: Terraform silently drops them. */
export function findUnknownAttributes(text: string, type: TypeTree, name: string): string[] {
  const { tree } = parseExpression(text, '');
  return tree === undefined ? [] : find(tree, type, name);
}

function find(tree: Expression, type: TypeTree, path: string): string[] {
  if (tree.kind === 'parentheses') return find(tree.inner, type, path);
  if (tree.kind === 'list')
    return tree.items.flatMap((item, index) => find(item, elementOf(type, index), `${path}.${index}`));
  if (tree.kind !== 'object') return [];
  return tree.items.flatMap(({ key, value }) => {
    const name = keyName(key);
    if (name === undefined) return [];
    const place = `${path}.${name}`;
    if (type.kind === 'map') return find(value, type.element, place);
    if (type.kind !== 'object') return [];
    const attribute = type.attributes.find((each) => each.name === name);
    return attribute === undefined ? [place] : find(value, attribute.typeTree, place);
  });
}
