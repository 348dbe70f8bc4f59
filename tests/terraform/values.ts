import type { Body, Expression } from '#terraform/hcl/ast.ts';
import { evaluate, keyName } from '#terraform/hcl/evaluate.ts';
import type { ParsedFile } from '#terraform/hcl/parser.ts';

/**
 * Compares a parsed file with the reference's JSON. Constants must be equal; expressions must be the source text that the
 * reference quotes. Templates are left out, because the reference writes them anew.
 */
export function toReferenceJson(parsed: ParsedFile): { difference(reference: unknown): string | undefined } {
  return { difference: (reference) => compareBody(parsed.body, reference, parsed.source.text) };
}

function compareBody(body: Body, reference: unknown, source: string): string | undefined {
  const names = body.items.map((item) => (item.kind === 'attribute' ? item.name : item.type));
  for (const item of body.items) {
    const name = item.kind === 'attribute' ? item.name : item.type;
    // The reference merges blocks of one name, and prefers one of an argument and a block that share it.
    if (names.indexOf(name) !== names.lastIndexOf(name)) continue;
    const own = member(reference, name);
    if (item.kind === 'attribute') {
      const difference = compareValue(item.value, own, source);
      if (difference !== undefined) return `${name}: ${difference}`;
      continue;
    }
    let nested = own;
    for (const label of item.labels) nested = member(nested, label.value);
    const first = Array.isArray(nested) ? nested[0] : undefined;
    const difference =
      first === undefined ? 'the reference has no such block' : compareBody(item.body, first, source);
    if (difference !== undefined) return `${name}.${difference}`;
  }
  return undefined;
}

function compareValue(expression: Expression, reference: unknown, source: string): string | undefined {
  if (expression.kind === 'template' && evaluate(expression) === undefined) return undefined;
  if (expression.kind === 'list') {
    if (!Array.isArray(reference) || reference.length !== expression.items.length)
      return 'the lists differ in length';
    return firstOf(expression.items, (item, index) => compareValue(item, reference[index], source));
  }
  if (expression.kind === 'object') {
    const keys = expression.items.map((item) => keyName(item.key));
    return firstOf(expression.items, (item, index) => {
      const key = keys[index];
      if (key === undefined || keys.indexOf(key) !== keys.lastIndexOf(key)) return undefined;
      const difference = compareValue(item.value, member(reference, key), source);
      return difference === undefined ? undefined : `${key}: ${difference}`;
    });
  }
  const own = ownValue(expression, source);
  return Object.is(own, reference) ? undefined : `${JSON.stringify(own)} is not ${JSON.stringify(reference)}`;
}

function ownValue(expression: Expression, source: string): unknown {
  const isNegative =
    expression.kind === 'unary' && expression.operator === '-' && expression.operand.kind === 'number';
  const isPlain = ['number', 'boolean', 'null', 'template'].includes(expression.kind);
  if (!isPlain && !isNegative) return `\${${source.slice(expression.start, expression.end)}}`;
  if (expression.kind === 'template') return escapeAgain(String(evaluate(expression)).normalize('NFC'));
  // The reference hands numbers over as doubles.
  if (!isNegative && expression.kind !== 'number') return evaluate(expression);
  const number = Number(source.slice(expression.start, expression.end).replace(/\s/g, ''));
  return number === 0 ? 0 : number;
}

// The reference escapes what would be a template, so that its JSON can be read as one.
function escapeAgain(text: string): string {
  return text.replace(/([$%])\{/g, '$1$1{');
}

function firstOf<Item>(
  items: Item[],
  find: (item: Item, index: number) => string | undefined,
): string | undefined {
  for (const [index, item] of items.entries()) {
    const found = find(item, index);
    if (found !== undefined) return found;
  }
  return undefined;
}

function member(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return (
    Object.getOwnPropertyDescriptor(value, name.normalize('NFC'))?.value ??
    Object.getOwnPropertyDescriptor(value, name)?.value
  );
}
