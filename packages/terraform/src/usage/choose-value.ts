import type { Expression } from '../hcl/ast.ts';
import type { Json } from '../hcl/evaluate.ts';
import { parseExpression } from '../hcl/parser.ts';
import { fillDefaults } from '../model/fill-defaults.ts';
import type { ModuleVariable, TerraformModule } from '../model/module.ts';
import { testCondition, type VariableValues } from './condition.ts';
import { type Cloud, findCloud } from './example-tables.ts';
import { exampleValue } from './example-value.ts';
import { findCandidates } from './find-candidates.ts';
import { searchValue } from './search-value.ts';

/** Strings of common formats, tried in turn when a rule rejects the one suggested by the name. */
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
  '11111111-2222-3333-4444-555555555555',
  '2030-01-31T12:00:00Z',
];
const COMMON_VALUES: readonly Json[] = [...COMMON_STRINGS, 1, 2, 3, 10, 100, 0, true, false];

/** A value for an example's input. */
export interface ChosenValue {
  readonly value: Json;
  /** Messages of the rules that no value satisfies. */
  readonly refusedBy: string[];
}

/** An input that an example must set. */
export interface ChosenInput extends ChosenValue {
  readonly variable: ModuleVariable;
}

interface ParsedRule {
  readonly errorMessage: string;
  /** Conditions, all of which must hold. */
  readonly conditions: Expression[];
}

/** Cache of chosen values by module, since its usage is rendered for several tools. */
const CHOSEN = new WeakMap<ModuleVariable[], ChosenInput[]>();

/**
 * Chooses the inputs that an example must set: required ones, and those whose default the module itself
 * rejects, each with a value of its type that satisfies the rules as far as they can run. Given values take
 * precedence.
 */
export function chooseInputs(
  module: Pick<TerraformModule, 'variables' | 'requiredProviders' | 'resources'>,
  given: VariableValues = {},
): ChosenInput[] {
  const known = CHOSEN.get(module.variables);
  if (known !== undefined) return known;
  const cloud = findCloud(module);
  const values: Record<string, Json> = Object.create(null);
  for (const { name, defaultValue } of module.variables) {
    const value = Object.hasOwn(given, name) ? given[name] : defaultValue;
    if (value !== undefined) values[name] = value;
  }
  const chosen: ChosenInput[] = [];
  // Rules of an input may read other inputs, so the required ones come first.
  for (const variable of [...module.variables.filter(({ required }) => required), ...module.variables]) {
    if (chosen.some((input) => input.variable === variable)) continue;
    const own = Object.hasOwn(given, variable.name) ? given[variable.name] : undefined;
    if (own !== undefined) {
      chosen.push({ variable, value: own, refusedBy: [] });
      continue;
    }
    if (!variable.required && !breaksRule(variable, values)) continue;
    const choice = chooseValue(variable, values, cloud);
    if (!variable.required && choice.refusedBy.length > 0) continue;
    values[variable.name] = fillDefaults(choice.value, variable.typeTree);
    chosen.push({ ...choice, variable });
  }
  CHOSEN.set(module.variables, chosen);
  return chosen;
}

/** Whether a rule certainly rejects the value of an input among these. */
export function breaksRule({ validations }: ModuleVariable, values: VariableValues): boolean {
  return validations.some(({ condition }) => {
    const { tree } = parseExpression(condition, '');
    return tree !== undefined && testCondition(tree, values) === false;
  });
}

/** Chooses a value of an input's type that satisfies its rules, given the values of other inputs. */
export function chooseValue(
  variable: ModuleVariable,
  others: VariableValues = {},
  cloud: Cloud = 'aws',
): ChosenValue {
  const { name, typeTree, description } = variable;
  const base = exampleValue(name, typeTree, description, cloud);
  const rules = parseRules(variable);
  if (rules.length === 0) return { value: base, refusedBy: [] };
  const { listed, sampled } = findCandidates(rules.flatMap(({ conditions }) => conditions));
  const isRefused = (condition: Expression, value: Json): boolean =>
    testCondition(condition, { ...others, [name]: fillDefaults(value, typeTree) }) === false;
  const value = searchValue({
    base,
    type: typeTree,
    guesses: [...new Set([...listed, ...COMMON_VALUES, ...sampled])],
    exampleOf: (attribute, type, text) => exampleValue(attribute, type, text, cloud),
    faultsOf: (candidate) =>
      rules.flatMap(({ conditions }) => conditions.filter((condition) => isRefused(condition, candidate)))
        .length,
  });
  const refusedBy = rules.filter(({ conditions }) => conditions.some((each) => isRefused(each, value)));
  return { value, refusedBy: refusedBy.map(({ errorMessage }) => errorMessage) };
}

function parseRules({ validations }: ModuleVariable): ParsedRule[] {
  return validations.flatMap(({ condition, errorMessage }) => {
    const { tree } = parseExpression(condition, '');
    return tree === undefined ? [] : [{ errorMessage, conditions: conjuncts(tree) }];
  });
}

/** Splits `a && b` and `alltrue([a, b])`: the number of true conditions shows how close a value is. */
function conjuncts(condition: Expression): Expression[] {
  if (condition.kind === 'parentheses') return conjuncts(condition.inner);
  if (condition.kind === 'binary' && condition.operator === '&&') {
    return [...conjuncts(condition.left), ...conjuncts(condition.right)];
  }
  const [list] = condition.kind === 'call' && condition.name === 'alltrue' ? condition.args : [];
  return list?.kind === 'list' ? list.items.flatMap(conjuncts) : [condition];
}
