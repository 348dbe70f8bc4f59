import type { Expression } from '../hcl/ast.ts';
import type { Json } from '../hcl/evaluate.ts';
import { parseExpression } from '../hcl/parser.ts';
import { childExpressions } from '../hcl/walk.ts';
import { fillDefaults } from '../model/fill-defaults.ts';
import { fitsType } from '../model/fits-type.ts';
import type { ModuleVariable } from '../model/module.ts';
import { renderTemplate, testCondition, type VariableValues } from '../usage/condition.ts';

/** Values that a caller gives to inputs; absent ones keep their defaults. */
export type GivenValues = Readonly<Record<string, Json>>;

/** An error in the value of an input. */
export interface ValueError {
  readonly name: string;
  readonly kind: 'missing' | 'null' | 'type' | 'rule';
  /** The module's own message for a rule. */
  readonly message: string;
}

/**
 * Returns the module's errors for values: required inputs, types and validation rules as far as they can run.
 */
export function checkValues(variables: readonly ModuleVariable[], given: GivenValues): ValueError[] {
  const seen = seeValues(variables, given);
  return variables.flatMap((variable) => checkValue(variable, given, seen));
}

/** Returns the module's errors for the value of one input; rules see the values of all. */
export function checkValue(variable: ModuleVariable, given: GivenValues, seen: VariableValues): ValueError[] {
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

/**
 * Names of the inputs that affect the result of `checkValue` for one; undefined when that may be all of them.
 */
export function findReadInputs({ name, validations }: ModuleVariable): ReadonlySet<string> | undefined {
  const names = new Set([name]);
  for (const { condition, errorMessage } of validations) {
    const message = errorMessage.includes('${') ? parseMessage(errorMessage) : undefined;
    for (const tree of [parseKept(condition), message])
      if (tree !== undefined && !addReadInputs(tree, names)) return undefined;
  }
  return names;
}

/** False when a name is known only at run time. */
function addReadInputs(tree: Expression, names: Set<string>): boolean {
  if (tree.kind === 'variable') return tree.name !== 'var';
  if (tree.kind === 'access' && tree.target.kind === 'variable' && tree.target.name === 'var') {
    names.add(tree.name);
    return true;
  }
  return childExpressions(tree).every((child) => addReadInputs(child, names));
}

const PARSED = new Map<string, Expression | undefined>();
const MOST_PARSED = 2000;

/** Parses each rule once: a form runs all of them after every key press. */
function parseKept(text: string): Expression | undefined {
  if (PARSED.has(text)) return PARSED.get(text);
  if (PARSED.size >= MOST_PARSED) PARSED.clear();
  const { tree } = parseExpression(text, '');
  PARSED.set(text, tree);
  return tree;
}

/** A message is a template that may contain the value. */
function renderMessage(message: string, values: VariableValues): string {
  const tree = parseMessage(message);
  return (tree === undefined ? undefined : renderTemplate(tree, values)?.trim()) ?? message;
}

function parseMessage(message: string): Expression | undefined {
  let marker = 'EOT';
  while (message.includes(marker)) marker += '_';
  return parseKept(`<<${marker}\n${message}\n${marker}\n`);
}

/**
 * Returns the values inside the module: given ones with the defaults of their types, and the defaults of the
 * others.
 */
function seeValues(variables: readonly ModuleVariable[], given: GivenValues): VariableValues {
  const seen: Record<string, Json> = Object.create(null);
  for (const variable of variables) {
    const value = seeValue(variable, given);
    if (value !== undefined) seen[variable.name] = value;
  }
  return seen;
}

/** Returns an input's value inside the module; undefined without one. */
export function seeValue(
  { name, typeTree, defaultValue, nullable }: ModuleVariable,
  given: GivenValues,
): Json | undefined {
  const value = ownValue(given, name);
  const isDefault = value === undefined || (value === null && !nullable);
  return isDefault ? defaultValue : fillDefaults(value, typeTree);
}

function ownValue(given: GivenValues, name: string): Json | undefined {
  return Object.hasOwn(given, name) ? given[name] : undefined;
}
