import type { TypeTree } from './type-tree.ts';

/** `map(object)`: what a value is, without the attributes that have rows of their own. */
export function summarizeType(tree: TypeTree): string {
  if ('element' in tree) return `${tree.kind}(${summarizeType(tree.element)})`;
  if ('elements' in tree) return `tuple([${tree.elements.map(summarizeType).join(', ')}])`;
  return tree.kind;
}
