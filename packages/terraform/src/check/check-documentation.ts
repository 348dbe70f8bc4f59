import type { SourceError } from '../hcl/errors.ts';
import type { TerraformModule } from '../model/module.ts';
import type { TypeTree } from '../model/type-tree.ts';

/** Checks that every variable has a description and a precise type, and every output a description. */
export function checkDocumentation(module: TerraformModule): SourceError[] {
  const errors: SourceError[] = [];
  for (const { name, description, type, typeTree, position } of module.variables) {
    if (!description?.trim()) {
      errors.push({ message: `The variable \`${name}\` has no description`, ...position, hint: 'Add one' });
    }
    if (type === undefined) {
      errors.push({ message: `The variable \`${name}\` has no type`, ...position, hint: 'Add `type`' });
    } else if (holdsAny(typeTree)) {
      errors.push({
        message: `The type of \`${name}\` holds \`any\``,
        ...position,
        hint: 'Write the type it has',
      });
    }
  }
  for (const { name, description, position } of module.outputs) {
    if (description?.trim()) continue;
    errors.push({ message: `The output \`${name}\` has no description`, ...position, hint: 'Add one' });
  }
  return errors;
}

function holdsAny(tree: TypeTree): boolean {
  if ('element' in tree) return holdsAny(tree.element);
  if ('elements' in tree) return tree.elements.some(holdsAny);
  if ('attributes' in tree) return tree.attributes.some((attribute) => holdsAny(attribute.typeTree));
  return tree.kind === 'any';
}
