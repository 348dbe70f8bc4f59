import type { Expression } from '../hcl/ast.ts';
import { type Json, keyName } from '../hcl/evaluate.ts';
import { ConditionFailure, callFunction, isRecord, UnknownResult } from './condition-functions.ts';

type Scope = ReadonlyMap<string, Json>;

/**
 * What a validation's condition says of a value: true, false, or undefined when it needs more of Terraform than the parts
 * of its language that conditions mostly use.
 */
export function testCondition(condition: Expression, variableName: string, value: Json): boolean | undefined {
  try {
    const result = run(condition, new Map([['var', { [variableName]: value }]]));
    return typeof result === 'boolean' ? result : undefined;
  } catch (error) {
    if (error instanceof ConditionFailure) return false;
    if (error instanceof UnknownResult) return undefined;
    throw error;
  }
}

function run(expression: Expression, scope: Scope): Json {
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
      return expression.parts.map((part) => textOf(part, scope)).join('');
    case 'list':
      return expression.items.map((item) => run(item, scope));
    case 'variable':
      return known(scope.get(expression.name));
    case 'access':
      return memberOf(run(expression.target, scope), expression.name);
    case 'index':
      return memberOf(run(expression.target, scope), String(run(expression.key, scope)));
    case 'unary':
      return expression.operator === '!'
        ? !truth(run(expression.operand, scope))
        : -numberOf(run(expression.operand, scope));
    case 'conditional':
      return run(truth(run(expression.condition, scope)) ? expression.whenTrue : expression.whenFalse, scope);
    case 'binary':
      return runBinary(expression, scope);
    case 'for':
      return runFor(expression, scope);
    case 'call':
      return runCall(expression, scope);
    default:
      throw new UnknownResult();
  }
}

function textOf(part: Extract<Expression, { kind: 'template' }>['parts'][number], scope: Scope): string {
  if (part.kind === 'literal') return part.value;
  if (part.kind === 'directive') throw new UnknownResult();
  return String(run(part.expression, scope));
}

function runCall(call: Extract<Expression, { kind: 'call' }>, scope: Scope): Json {
  if (call.name !== 'can')
    return callFunction(
      call.name,
      call.args.map((argument) => run(argument, scope)),
    );
  try {
    for (const argument of call.args) run(argument, scope);
    return true;
  } catch (error) {
    if (error instanceof ConditionFailure) return false;
    throw error;
  }
}

function runFor(loop: Extract<Expression, { kind: 'for' }>, scope: Scope): Json {
  const collection = run(loop.collection, scope);
  if (loop.form !== 'list' || collection === null || typeof collection !== 'object')
    throw new UnknownResult();
  const results: Json[] = [];
  for (const [key, value] of Object.entries(collection)) {
    const inner = new Map(scope);
    const [first = '', second] = loop.names;
    inner.set(second ?? first, value);
    if (second !== undefined) inner.set(first, Array.isArray(collection) ? Number(key) : key);
    if (loop.condition === undefined || truth(run(loop.condition, inner)))
      results.push(run(loop.value, inner));
  }
  return results;
}

function runBinary({ operator, left, right }: Extract<Expression, { kind: 'binary' }>, scope: Scope): Json {
  const first = run(left, scope);
  if (operator === '&&') return truth(first) && truth(run(right, scope));
  if (operator === '||') return truth(first) || truth(run(right, scope));
  const second = run(right, scope);
  if (operator === '==') return JSON.stringify(first) === JSON.stringify(second);
  if (operator === '!=') return JSON.stringify(first) !== JSON.stringify(second);
  const [a, b] = [numberOf(first), numberOf(second)];
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
      return a / b;
    default:
      return a % b;
  }
}

function memberOf(target: Json, name: string): Json {
  if (Array.isArray(target)) return known(target[Number(name)]);
  if (!isRecord(target) || !Object.hasOwn(target, name)) throw new ConditionFailure();
  return known(target[name]);
}

function known(value: Json | undefined): Json {
  if (value === undefined) throw new UnknownResult();
  return value;
}

function truth(value: Json): boolean {
  if (typeof value !== 'boolean') throw new ConditionFailure();
  return value;
}

function numberOf(value: Json): number {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  if (typeof number !== 'number' || Number.isNaN(number)) throw new ConditionFailure();
  return number;
}

/** Constants that a condition compares with, in the lists of its `contains(...)` calls; good guesses for a value. */
export function findListedValues(condition: Expression): Json[] {
  const found: Json[] = [];
  const pending: (Expression | undefined)[] = [condition];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (next.kind === 'call') pending.push(...next.args.toReversed());
    if (next.kind === 'call' && next.name === 'contains' && next.args[0]?.kind === 'list') {
      for (const item of next.args[0].items) {
        const value = item.kind === 'number' ? Number(item.text) : keyName(item);
        if (value !== undefined) found.push(value);
      }
    }
    if (next.kind === 'binary') pending.push(next.right, next.left);
    if (next.kind === 'for') pending.push(next.value);
    if (next.kind === 'parentheses') pending.push(next.inner);
  }
  return found;
}
