import { isRecord } from '../functions/values.ts';
import type { Json } from '../hcl/evaluate.ts';
import { parseExpression } from '../hcl/parser.ts';
import { fillDefaults } from '../model/fill-defaults.ts';
import { fitsType } from '../model/fits-type.ts';
import type { ModuleVariable } from '../model/module.ts';
import type { TypeTree } from '../model/types.ts';
import { findListedValues, testCondition } from './condition.ts';
import { exampleValue } from './example-value.ts';

/** Strings of common shapes, tried in turn when a rule refuses what the name suggests. */
const COMMON_STRINGS = [
  'example',
  'example-1',
  'example.com',
  '1.33',
  '16.4',
  '10.0.0.0/16',
  '123456789012',
  'arn:aws:iam::123456789012:role/example',
  'https://example.com',
  '/example',
  'team@example.com',
  'sun:05:00-sun:06:00',
  '03:00-04:00',
  'rate(1 day)',
];

/** A value for a required input: of its type, and one that the input's validation rules allow as far as they can be run. */
export function chooseValue(variable: ModuleVariable): Json {
  const { name, typeTree, description } = variable;
  const conditions = variable.validations.flatMap(
    ({ condition }) => parseExpression(condition, '').tree ?? [],
  );
  const base = exampleValue(name, typeTree, description);
  const guesses = [...conditions.flatMap(findListedValues), ...COMMON_STRINGS, 1, 2, 10, 100];
  const isAllowed = (value: Json): boolean => {
    const seen = fillDefaults(value, typeTree);
    return conditions.every((condition) => testCondition(condition, { [name]: seen }) !== false);
  };
  return [base, ...alternatives(base, typeTree, guesses)].find(isAllowed) ?? base;
}

function alternatives(base: Json, type: TypeTree, guesses: Json[]): Json[] {
  switch (type.kind) {
    case 'string':
    case 'number':
      return guesses.filter((guess) => typeof guess === type.kind && fitsType(guess, type));
    case 'bool':
      return [false];
    case 'list':
    case 'set': {
      const single = guesses.filter((guess) => fitsType(guess, type.element)).map((guess) => [guess]);
      return Array.isArray(base) ? [...single, [...base, ...base]] : single;
    }
    case 'map': {
      const element = isRecord(base) ? base.example : undefined;
      if (element === undefined) return [];
      return alternatives(element, type.element, guesses).map((item) => ({ example: item }));
    }
    case 'object':
      if (!isRecord(base)) return [];
      return type.attributes
        .filter((attribute) => !attribute.required)
        .map(({ name, typeTree, description }) => ({
          ...base,
          [name]: exampleValue(name, typeTree, description),
        }));
    default:
      return [];
  }
}
