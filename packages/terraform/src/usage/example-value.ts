import { evaluate, type Json } from '../hcl/evaluate.ts';
import { parseExpression } from '../hcl/parser.ts';
import { fitsType } from '../model/fits-type.ts';
import type { TypeTree } from '../model/type-tree.ts';
import { type Cloud, exampleString } from './example-tables.ts';

/** Plausible numbers by name. */
const NUMBERS: [RegExp, number][] = [
  [/port/, 8080],
  [/days/, 30],
  [/memory/, 512],
  [/cpu/, 256],
  [/storage|size_gb|volume_size/, 20],
  [/period|seconds|timeout/, 300],
];

/**
 * Returns a plausible value of the type for an input or attribute of that name: the example in its
 * description, or one suggested by its name. Optional attributes are omitted.
 */
export function exampleValue(name: string, type: TypeTree, description = '', cloud: Cloud = 'aws'): Json {
  const documented = findDocumentedExample(description, type);
  if (documented !== undefined) return documented;
  switch (type.kind) {
    case 'string':
    case 'any':
      return exampleString(name, cloud);
    case 'number':
      return NUMBERS.find(([pattern]) => pattern.test(name))?.[1] ?? 1;
    case 'bool':
      return true;
    case 'list':
    case 'set':
      return exampleItems(name, type.element, cloud);
    case 'tuple':
      return type.elements.map((element) => exampleValue(name, element, '', cloud));
    case 'map':
      return { example: exampleValue(name, type.element, '', cloud) };
    case 'object':
      return Object.fromEntries(
        type.attributes
          .filter((attribute) => attribute.required)
          .map((attribute) => [
            attribute.name,
            exampleValue(attribute.name, attribute.typeTree, attribute.description, cloud),
          ]),
      );
  }
}

function exampleItems(name: string, element: TypeTree, cloud: Cloud): Json[] {
  const isText = element.kind === 'string' && cloud === 'aws';
  if (isText && /subnet/.test(name)) {
    return ['subnet-0123456789abcdef0', 'subnet-0fedcba9876543210'];
  }
  if (isText && /availability_zone/.test(name)) return ['us-east-1a', 'us-east-1b'];
  return [exampleValue(name, element, '', cloud)];
}

/** Returns the value after the words "for example" in a description, if it has the type. */
function findDocumentedExample(description: string, type: TypeTree): Json | undefined {
  const code = /for example,? `([^`]+)`/i.exec(description)?.[1];
  if (code === undefined || type.kind === 'any') return undefined;
  const { tree } = parseExpression(code, '');
  const value = tree === undefined ? undefined : evaluate(tree);
  if (type.kind === 'string') return typeof value === 'string' ? value : code;
  const isShape = type.kind !== 'object' && type.kind !== 'map' && value !== undefined && value !== null;
  return isShape && fitsType(value, type) ? value : undefined;
}
