import type { Json } from '../hcl/evaluate.ts';
import type { TypeTree } from './type-tree.ts';

/** Adds the defaults of the type's `optional()` attributes to a value; null stays null. */
export function fillDefaults(value: Json, type: TypeTree): Json {
  if (value === null || typeof value !== 'object') return value;
  if (type.kind === 'list' || type.kind === 'set') {
    return Array.isArray(value) ? value.map((item) => fillDefaults(item, type.element)) : value;
  }
  if (type.kind === 'tuple') {
    if (!Array.isArray(value)) return value;
    return value.map((item, index) => fillDefaults(item, type.elements[index] ?? { kind: 'any' }));
  }
  if (Array.isArray(value)) return value;
  if (type.kind === 'map') {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fillDefaults(item, type.element)]),
    );
  }
  if (type.kind !== 'object') return value;
  const filled: [string, Json][] = [];
  for (const attribute of type.attributes) {
    const own = Object.hasOwn(value, attribute.name) ? value[attribute.name] : undefined;
    // A null for an attribute with a default becomes the default, as in Terraform.
    const isMissing = own === undefined || (own === null && attribute.defaultValue !== undefined);
    const item = isMissing ? attribute.defaultValue : own;
    if (item !== undefined) filled.push([attribute.name, fillDefaults(item, attribute.typeTree)]);
  }
  return Object.fromEntries(filled);
}
