import type { Expression } from '../hcl/ast.ts';
import type { Json } from '../hcl/evaluate.ts';
import { parseExpression } from '../hcl/parser.ts';
import { fillDefaults } from '../model/fill-defaults.ts';
import { fitsType } from '../model/fits-type.ts';
import type { ModuleVariable } from '../model/module.ts';
import { renderTemplate, testCondition, type VariableValues } from '../usage/condition.ts';

/** Values that a caller gives to inputs; what is not there keeps its default. */
export type GivenValues = Readonly<Record<string, Json>>;

/** What is wrong with the value of an input. */
export interface ValueFault {
  readonly name: string;
  readonly kind: 'missing' | 'null' | 'type' | 'rule';
  /** The module's own words for a rule. */
  readonly message: string;
}

/** What a module would say of values: required inputs, types and its own validation rules as far as they can be run. */
export function checkValues(variables: readonly ModuleVariable[], given: GivenValues): ValueFault[] {
  const seen = seeValues(variables, given);
  return variables.flatMap((variable) => checkValue(variable, given, seen));
}

function checkValue(variable: ModuleVariable, given: GivenValues, seen: VariableValues): ValueFault[] {
  const { name, required, nullable, typeTree, type = 'any' } = variable;
  const value = ownValue(given, name);
  if (value === undefined && required) return [{ name, kind: 'missing', message: 'The input is required.' }];
  if (value === null && required && !nullable)
    return [{ name, kind: 'null', message: 'The input does not take `null`.' }];
  if (value !== undefined && !fitsType(value, typeTree))
    return [{ name, kind: 'type', message: `The value does not fit the type \`${type}\`.` }];
  return variable.validations.flatMap(({ condition, errorMessage }) => {
    const tree = parseKept(condition);
    if (tree === undefined || testCondition(tree, seen) !== false) return [];
    return [{ name, kind: 'rule', message: renderMessage(errorMessage, seen) }];
  });
}

const PARSED = new Map<string, Expression | undefined>();
const MOST_PARSED = 2000;

/** Parses a rule once: a form asks all of them after every key. */
function parseKept(text: string): Expression | undefined {
  if (PARSED.has(text)) return PARSED.get(text);
  if (PARSED.size >= MOST_PARSED) PARSED.clear();
  const { tree } = parseExpression(text, '');
  PARSED.set(text, tree);
  return tree;
}

/** A message is a template: it may name the value. */
function renderMessage(message: string, values: VariableValues): string {
  let marker = 'EOT';
  while (message.includes(marker)) marker += '_';
  const tree = parseKept(`<<${marker}\n${message}\n${marker}\n`);
  return (tree === undefined ? undefined : renderTemplate(tree, values)?.trim()) ?? message;
}

/** What the module sees: given values with the defaults of their types, and the defaults of the others. */
function seeValues(variables: readonly ModuleVariable[], given: GivenValues): VariableValues {
  const seen: Record<string, Json> = Object.create(null);
  for (const { name, typeTree, defaultValue, nullable } of variables) {
    const value = ownValue(given, name);
    const isDefault = value === undefined || (value === null && !nullable);
    if (!isDefault) seen[name] = fillDefaults(value, typeTree);
    else if (defaultValue !== undefined) seen[name] = defaultValue;
  }
  return seen;
}

function ownValue(given: GivenValues, name: string): Json | undefined {
  return Object.hasOwn(given, name) ? given[name] : undefined;
}
