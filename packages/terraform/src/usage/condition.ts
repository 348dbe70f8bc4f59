import { callFunction } from '../functions/call-function.ts';
import { ConditionFailure, fail, UnknownResult } from '../functions/failures.ts';
import { isEqual, isRecord, toNumber, toText, toTruth } from '../functions/values.ts';
import type { Expression, For } from '../hcl/ast.ts';
import type { Json } from '../hcl/evaluate.ts';

/** Values by variable name; absent ones are unknown. */
export type VariableValues = Readonly<Record<string, Json>>;

/** Maximum number of steps; no reasonable condition exceeds it: its result stays unknown. */
const MOST_STEPS = 50_000;

interface Scope {
  readonly variables: VariableValues;
  /** Variables bound by the loops around an expression. */
  readonly names: ReadonlyMap<string, Json>;
  readonly budget: { steps: number };
}

/**
 * Evaluates a validation's condition for values of variables: true, false, or undefined when it needs a value
 * that is not given or a part of Terraform's language beyond what conditions usually use.
 */
export function testCondition(condition: Expression, variables: VariableValues): boolean | undefined {
  try {
    return toTruth(runExpression(condition, variables));
  } catch (error) {
    if (error instanceof ConditionFailure) return false;
    if (error instanceof UnknownResult) return undefined;
    throw error;
  }
}

/** Renders a template such as an error message with the values; undefined when they are unknown. */
export function renderTemplate(template: Expression, variables: VariableValues): string | undefined {
  try {
    return toText(runExpression(template, variables));
  } catch (error) {
    if (error instanceof ConditionFailure || error instanceof UnknownResult) return undefined;
    throw error;
  }
}

/**
 * Evaluates an expression. Throws a `ConditionFailure` when Terraform would stop, an `UnknownResult` for the
 * rest.
 */
export function runExpression(expression: Expression, variables: VariableValues): Json {
  return run(expression, { variables, names: new Map(), budget: { steps: 0 } });
}

function run(expression: Expression, scope: Scope): Json {
  if (++scope.budget.steps > MOST_STEPS) throw new UnknownResult();
  switch (expression.kind) {
    case 'null':
      return null;
    case 'boolean':
      return expression.value;
    case 'number':
      return Number(expression.text);
    case 'parentheses':
      return run(expression.inner, scope);
    case 'template':
      return runTemplate(expression, scope);
    case 'list':
      return expression.items.map((item) => run(item, scope));
    case 'object':
      return Object.fromEntries(
        expression.items.map(({ key, value }) => [
          (key.kind === 'variable' ? key.name : undefined) ?? toText(run(key, scope)),
          run(value, scope),
        ]),
      );
    case 'variable':
      return known(scope.names.get(expression.name));
    case 'access':
      return runAccess(expression.target, expression.name, scope);
    case 'index':
      return runAccess(expression.target, toText(run(expression.key, scope)), scope);
    case 'splat':
      return toSplatItems(run(expression.target, scope));
    case 'unary':
      return expression.operator === '!'
        ? !toTruth(run(expression.operand, scope))
        : -toNumber(run(expression.operand, scope));
    case 'conditional':
      return run(
        toTruth(run(expression.condition, scope)) ? expression.whenTrue : expression.whenFalse,
        scope,
      );
    case 'binary':
      return runBinary(expression, scope);
    case 'for':
      return runFor(expression, scope);
    case 'call':
      return runCall(expression, scope);
  }
}

function runTemplate({ parts }: Extract<Expression, { kind: 'template' }>, scope: Scope): Json {
  const [only] = parts;
  // A template of a single interpolation has its value.
  if (parts.length === 1 && only?.kind === 'interpolation') return run(only.expression, scope);
  return parts
    .map((part) => {
      if (part.kind === 'literal') return part.value;
      if (part.kind === 'directive') throw new UnknownResult();
      return toText(run(part.expression, scope));
    })
    .join('');
}

function runAccess(target: Expression, name: string, scope: Scope): Json {
  if (target.kind === 'variable' && target.name === 'var' && !scope.names.has('var')) {
    return known(Object.hasOwn(scope.variables, name) ? scope.variables[name] : undefined);
  }
  const value = run(target, scope);
  if (!isSplat(target)) return memberOf(value, name);
  return Array.isArray(value) ? value.map((item) => memberOf(item, name)) : fail();
}

/** After a splat every access applies to each element. */
function isSplat(expression: Expression): boolean {
  if (expression.kind === 'access' || expression.kind === 'index') return isSplat(expression.target);
  return expression.kind === 'splat';
}

function toSplatItems(value: Json): Json[] {
  if (value === null) return [];
  return Array.isArray(value) ? value : [value];
}

function runCall(call: Extract<Expression, { kind: 'call' }>, scope: Scope): Json {
  if (call.name === 'can') {
    const [result] = attempts(call.args.slice(0, 1), scope);
    return result !== undefined;
  }
  if (call.name === 'try') return attempts(call.args, scope)[0]?.value ?? fail();
  const args = call.args.map((argument) => run(argument, scope));
  if (!call.expandsLast) return callFunction(call.name, args);
  const last = args.pop() ?? null;
  return callFunction(call.name, [...args, ...(Array.isArray(last) ? last : fail())]);
}

/** Returns the first of the expressions that does not fail. */
function attempts(expressions: Expression[], scope: Scope): { value: Json }[] {
  for (const expression of expressions) {
    try {
      return [{ value: run(expression, scope) }];
    } catch (error) {
      if (!(error instanceof ConditionFailure)) throw error;
    }
  }
  return [];
}

function runFor(loop: For, scope: Scope): Json {
  const collection = run(loop.collection, scope);
  if (collection === null || typeof collection !== 'object') return fail();
  const list: Json[] = [];
  const entries: [string, Json][] = [];
  const keys = Array.isArray(collection) ? Object.keys(collection) : Object.keys(collection).sort();
  for (const key of keys) {
    const value = Array.isArray(collection) ? collection[Number(key)] : collection[key];
    const names = new Map(scope.names);
    const [first = '', second] = loop.names;
    names.set(second ?? first, value ?? null);
    if (second !== undefined) names.set(first, Array.isArray(collection) ? Number(key) : key);
    const inner = { ...scope, names };
    if (loop.condition !== undefined && !toTruth(run(loop.condition, inner))) continue;
    if (loop.key === undefined) list.push(run(loop.value, inner));
    else entries.push([toText(run(loop.key, inner)), run(loop.value, inner)]);
  }
  if (loop.form === 'list') return list;
  if (loop.groups) return group(entries);
  return new Set(entries.map(([key]) => key)).size < entries.length ? fail() : Object.fromEntries(entries);
}

function group(entries: [string, Json][]): Json {
  const groups = new Map<string, Json[]>();
  for (const [key, value] of entries) groups.set(key, [...(groups.get(key) ?? []), value]);
  return Object.fromEntries(groups);
}

function runBinary({ operator, left, right }: Extract<Expression, { kind: 'binary' }>, scope: Scope): Json {
  if (operator === '&&' || operator === '||') return runLogic(operator, left, right, scope);
  const [first, second] = [run(left, scope), run(right, scope)];
  if (operator === '==') return isEqual(first, second);
  if (operator === '!=') return !isEqual(first, second);
  const [a, b] = [toNumber(first), toNumber(second)];
  switch (operator) {
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '>':
      return a > b;
    case '>=':
      return a >= b;
    case '+':
      return a + b;
    case '-':
      return a - b;
    case '*':
      return a * b;
    case '/':
      return b === 0 ? fail() : a / b;
    default:
      return b === 0 ? fail() : a % b;
  }
}

/** One side alone decides when it can, even if the other one is unknown. */
function runLogic(operator: '&&' | '||', left: Expression, right: Expression, scope: Scope): boolean {
  const deciding = operator === '||';
  try {
    if (toTruth(run(left, scope)) === deciding) return deciding;
  } catch (error) {
    if (!(error instanceof UnknownResult)) throw error;
    if (toTruth(run(right, scope)) === deciding) return deciding;
    throw error;
  }
  return toTruth(run(right, scope));
}

function memberOf(target: Json, name: string): Json {
  if (Array.isArray(target)) return target[Number(name)] ?? (Number(name) < target.length ? null : fail());
  if (!isRecord(target) || !Object.hasOwn(target, name)) return fail();
  return target[name] ?? null;
}

function known(value: Json | undefined): Json {
  if (value === undefined) throw new UnknownResult();
  return value;
}
