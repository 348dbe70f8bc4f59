import type { Json } from '../hcl/evaluate.ts';
import type { TypeTree } from './types.ts';

/** Whether Terraform would take the value for the type, with its conversions between strings, numbers and booleans. */
export function fitsType(value: Json, type: TypeTree): boolean {
  if (value === null || type.kind === 'any') return true;
  switch (type.kind) {
    case 'string':
      return typeof value !== 'object';
    case 'number':
      return typeof value === 'number' || (typeof value === 'string' && /^-?[0-9][0-9.eE+-]*$/.test(value));
    case 'bool':
      return typeof value === 'boolean' || value === 'true' || value === 'false';
    case 'list':
    case 'set':
      return Array.isArray(value) && value.every((item) => fitsType(item, type.element));
    case 'tuple':
      return (
        Array.isArray(value) &&
        value.length === type.elements.length &&
        type.elements.every((element, index) => fitsType(value[index] ?? null, element))
      );
    case 'map':
      return isRecord(value) && Object.values(value).every((item) => fitsType(item, type.element));
    case 'object':
      return (
        isRecord(value) &&
        type.attributes.every(({ name, typeTree, required }) => {
          const own = Object.hasOwn(value, name) ? value[name] : undefined;
          return own === undefined ? !required : fitsType(own, typeTree);
        })
      );
  }
}

function isRecord(value: Json): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
