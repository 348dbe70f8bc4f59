import type { ModuleVariable, TypeTree } from '@gruntwork-docs/terraform/model';

/** Lists the names that rows of an input use in their anchors: `rules`, `rules.days` for an attribute. */
export function listInputPaths({ name, typeTree }: Pick<ModuleVariable, 'name' | 'typeTree'>): string[] {
  return [name, ...listAttributePaths(typeTree, name)];
}

function listAttributePaths(tree: TypeTree, path: string): string[] {
  if ('element' in tree) return listAttributePaths(tree.element, path);
  if ('elements' in tree)
    return tree.elements.flatMap((element, index) => listAttributePaths(element, `${path}.${index}`));
  if (!('attributes' in tree)) return [];
  return tree.attributes.flatMap(({ name, typeTree }) => [
    `${path}.${name}`,
    ...listAttributePaths(typeTree, `${path}.${name}`),
  ]);
}
