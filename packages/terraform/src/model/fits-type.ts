import type { Json } from '../hcl/evaluate.ts';
import type { TypeTree } from './type-tree.ts';

/** The deepest mismatching part of a value, with its expected type; undefined for a value that fits. */
export interface TypeMismatch {
  /** Path in the form of a reference after the value: `.rules[0].port`. */
  readonly path: string;
  readonly type: TypeTree;
  /** True for a missing required attribute. */
  readonly isMissing: boolean;
}

/** Finds the first part of a value that Terraform would reject for the type. */
export function findTypeMismatch(value: Json, type: TypeTree, path = ''): TypeMismatch | undefined {
  if (fitsType(value, type)) return undefined;
  const inner = listParts(value, type).find(({ value: own, type: wanted }) => !fitsType(own, wanted));
  if (inner !== undefined) return findTypeMismatch(inner.value, inner.type, path + inner.step);
  if (type.kind === 'object' && isRecord(value)) {
    const missing = type.attributes.find(({ name, required }) => required && !Object.hasOwn(value, name));
    if (missing !== undefined)
      return { path: `${path}.${missing.name}`, type: missing.typeTree, isMissing: true };
  }
  return { path, type, isMissing: false };
}

/** Lists the elements of a value of the right kind. */
function listParts(value: Json, type: TypeTree): { step: string; value: Json; type: TypeTree }[] {
  if (Array.isArray(value)) {
    if ('element' in type && type.kind !== 'map')
      return value.map((own, index) => ({ step: `[${index}]`, value: own, type: type.element }));
    if (!('elements' in type) || type.elements.length !== value.length) return [];
    return type.elements.map((own, index) => ({
      step: `[${index}]`,
      value: value[index] ?? null,
      type: own,
    }));
  }
  if (!isRecord(value)) return [];
  if (type.kind === 'map')
    return Object.entries(value).map(([key, own]) => ({
      step: `["${key}"]`,
      value: own,
      type: type.element,
    }));
  if (type.kind !== 'object') return [];
  return type.attributes.flatMap(({ name, typeTree }) =>
    Object.hasOwn(value, name) ? [{ step: `.${name}`, value: value[name] ?? null, type: typeTree }] : [],
  );
}

/**
 * Whether Terraform accepts the value for the type, with conversions between strings, numbers and booleans.
 */
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
