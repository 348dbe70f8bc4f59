import type { Expression, ObjectItem } from './ast.ts';

/** A JSON value. Numbers that JavaScript cannot represent exactly are their source text. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Evaluates a constant expression; undefined when it depends on anything else. */
export function evaluate(expression: Expression): Json | undefined {
  switch (expression.kind) {
    case 'null':
      return null;
    case 'boolean':
      return expression.value;
    case 'number':
      return numberValue(expression.text);
    case 'template':
      return templateText(expression);
    case 'parentheses':
      return evaluate(expression.inner);
    case 'unary':
      return evaluateUnary(expression.operator, expression.operand);
    case 'list':
      return evaluateAll(expression.items);
    case 'object':
      return evaluateObject(expression.items);
    default:
      return undefined;
  }
}

/** Returns the value of a string without interpolation, or undefined. */
export function templateText(expression: Expression): string | undefined {
  if (expression.kind !== 'template') return undefined;
  let text = '';
  for (const part of expression.parts) {
    if (part.kind !== 'literal') return undefined;
    text += part.value;
  }
  return text;
}

/** Returns the source of a string with its interpolations; undefined for other expressions. */
export function templateSource(expression: Expression, source: string): string | undefined {
  if (expression.kind !== 'template') return undefined;
  return expression.parts
    .map((part) => (part.kind === 'literal' ? part.value : source.slice(part.start, part.end)))
    .join('');
}

/** Returns the name of an object's key: a bare word, a string or a literal; undefined when it is computed. */
export function keyName(key: Expression): string | undefined {
  if (key.kind === 'variable') return key.name;
  if (key.kind === 'template') return templateText(key);
  if (key.kind === 'number') return String(numberValue(key.text));
  if (key.kind === 'boolean') return String(key.value);
  return key.kind === 'null' ? 'null' : undefined;
}

function numberValue(text: string): number | string {
  const value = Number(text);
  return Number.isFinite(value) && digitsOf(String(value)) === digitsOf(text) ? value : text;
}

/** Returns sign, significant digits and power of ten, so that `1.50` and `1.5` are equal. */
function digitsOf(text: string): string {
  const [mantissa = '', exponent = '0'] = text.toLowerCase().split('e');
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  const digits = (whole + fraction).replace(/^0+/, '');
  const significant = digits.replace(/0+$/, '');
  if (significant === '') return '0';
  return `${significant}e${Number(exponent) - fraction.length + digits.length - significant.length}`;
}

function evaluateUnary(operator: '-' | '!', operand: Expression): Json | undefined {
  const value = evaluate(operand);
  if (operator === '!') return typeof value === 'boolean' ? !value : undefined;
  if (typeof value === 'number') return value === 0 ? 0 : -value;
  return typeof value === 'string' && operand.kind === 'number' ? `-${value}` : undefined;
}

function evaluateAll(items: Expression[]): Json[] | undefined {
  const values: Json[] = [];
  for (const item of items) {
    const value = evaluate(item);
    if (value === undefined) return undefined;
    values.push(value);
  }
  return values;
}

function evaluateObject(items: ObjectItem[]): { [key: string]: Json } | undefined {
  const entries: [string, Json][] = [];
  for (const item of items) {
    const key = keyName(item.key);
    const value = evaluate(item.value);
    if (key === undefined || value === undefined) return undefined;
    entries.push([key, value]);
  }
  return Object.fromEntries(entries);
}
