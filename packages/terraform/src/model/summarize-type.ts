import type { TypeTree } from './type-tree.ts';

/** Summarizes a type, such as `map(object)`, without attributes, which have separate rows. */
export function summarizeType(tree: TypeTree): string {
  if ('element' in tree) return `${tree.kind}(${summarizeType(tree.element)})`;
  if ('elements' in tree) return `tuple([${tree.elements.map(summarizeType).join(', ')}])`;
  return tree.kind;
}
