import type { Call, Expression, For, List, ObjectExpression, ObjectItem } from './ast.ts';
import { parseTemplate } from './parse-template.ts';
import type { TokenStream } from './token-stream.ts';
import type { Token, TokenKind } from './tokens.ts';

const PRECEDENCE: Partial<Record<TokenKind, number>> = {
  '||': 1,
  '&&': 2,
  '==': 3,
  '!=': 3,
  '<': 4,
  '>': 4,
  '<=': 4,
  '>=': 4,
  '+': 5,
  '-': 5,
  '*': 6,
  '/': 6,
  '%': 6,
};

/** Parses one expression. Throws a `HclSyntaxError` for invalid syntax. */
export function parseExpression(stream: TokenStream): Expression {
  return stream.nested(() => {
    const condition = parseOperation(stream, 1);
    if (!stream.accept('?')) return condition;
    const whenTrue = parseExpression(stream);
    stream.expect(':', 'A conditional needs `:` and a value for when it is false');
    const whenFalse = parseExpression(stream);
    return {
      kind: 'conditional',
      start: condition.start,
      end: whenFalse.end,
      condition,
      whenTrue,
      whenFalse,
    };
  });
}

function parseOperation(stream: TokenStream, lowest: number): Expression {
  let left = parseUnary(stream);
  for (;;) {
    const operator = stream.peek();
    const precedence = PRECEDENCE[operator.kind];
    if (precedence === undefined || precedence < lowest) return left;
    stream.next();
    const right = parseOperation(stream, precedence + 1);
    left = { kind: 'binary', operator: operator.kind, start: left.start, end: right.end, left, right };
  }
}

function parseUnary(stream: TokenStream): Expression {
  const operator = stream.peek();
  if (operator.kind !== '-' && operator.kind !== '!') return parseTraversals(stream, parseTerm(stream));
  stream.next();
  const operand = stream.nested(() => parseUnary(stream));
  return { kind: 'unary', operator: operator.kind, start: operator.start, end: operand.end, operand };
}

function parseTraversals(stream: TokenStream, term: Expression): Expression {
  let target = term;
  let isInAttributeSplat = false;
  for (;;) {
    const { start } = target;
    if (stream.accept('.')) {
      const step = stream.next();
      if (step.kind === '*' && !isInAttributeSplat) {
        isInAttributeSplat = true;
        target = { kind: 'splat', start, end: step.end, target };
        continue;
      }
      checkAttributeStep(stream, step);
      const nameSpan = { start: step.start, end: step.end };
      target = { kind: 'access', start, end: step.end, target, name: stream.textOf(step), nameSpan };
    } else if (stream.accept('[')) {
      isInAttributeSplat = false;
      if (stream.accept('*')) {
        const close = stream.expect(']', 'A splat must be `[*]`');
        target = { kind: 'splat', start, end: close.end, target };
        continue;
      }
      const of = target;
      target = stream.within(false, () => {
        const key = parseExpression(stream);
        const close = stream.expect(']', 'This index has no closing bracket', 'Close it with `]`');
        return { kind: 'index', start, end: close.end, target: of, key };
      });
    } else return target;
  }
}

function checkAttributeStep(stream: TokenStream, step: Token): void {
  if (step.kind === 'identifier') return;
  if (step.kind !== 'number') throw stream.fault(step, 'An attribute name must follow the dot');
  if (/[^0-9]/.test(stream.textOf(step))) {
    throw stream.fault(step, 'Two indexes in the old form cannot follow each other', 'Write `[0][1]`');
  }
}

function parseTerm(stream: TokenStream): Expression {
  const token = stream.peek();
  const { start, end } = token;
  switch (token.kind) {
    case 'identifier':
      return parseName(stream);
    case 'quote-open':
    case 'heredoc-open':
      return parseTemplate(stream, parseExpression);
    case 'number': {
      const text = stream.textOf(stream.next());
      if (!isNumber(text)) throw stream.fault(token, `\`${text}\` is not a number`);
      return { kind: 'number', start, end, text };
    }
    case '(':
      stream.next();
      return stream.within(false, () => {
        const inner = parseExpression(stream);
        const close = stream.expect(')', 'This parenthesis is never closed', 'Close it with `)`');
        return { kind: 'parentheses', start, end: close.end, inner };
      });
    case '[':
      return parseList(stream);
    case '{':
      return parseObject(stream);
    default:
      throw stream.fault(token, 'A value is missing here', 'Write an expression');
  }
}

// An exponent of ten or more digits overflows Terraform's arbitrary precision.
function isNumber(text: string): boolean {
  const match = /^[0-9]+(?:\.[0-9]*)?(?:[eE](\+?[0-9]+|-[0-9]+))?$/.exec(text);
  return match !== null && Number(match[1] ?? 0) < 1_000_000_000;
}

function parseName(stream: TokenStream): Expression {
  const token = stream.next();
  const { start, end } = token;
  const name = stream.textOf(token);
  if (stream.is('(') || stream.is('::')) return parseCall(stream, token, name);
  if (name === 'true' || name === 'false') return { kind: 'boolean', start, end, value: name === 'true' };
  if (name === 'null') return { kind: 'null', start, end };
  return { kind: 'variable', start, end, name };
}

function parseCall(stream: TokenStream, first: Token, firstName: string): Call {
  let name = firstName;
  while (stream.accept('::')) {
    name += `::${stream.textOf(stream.expect('identifier', 'A function name must follow `::`'))}`;
  }
  stream.expect('(', 'A function needs its arguments in parentheses');
  return stream.within(false, () => {
    const args: Expression[] = [];
    let expandsLast = false;
    while (!stream.is(')')) {
      args.push(parseExpression(stream));
      expandsLast = stream.accept('...') !== undefined;
      if (expandsLast || !stream.accept(',')) break;
    }
    const { end } = stream.expect(
      ')',
      `The arguments of \`${name}\` are never closed`,
      'Separate them with commas and close them with `)`',
    );
    return { kind: 'call', start: first.start, end, name, args, expandsLast };
  });
}

function parseList(stream: TokenStream): List | For {
  const open = stream.next();
  return stream.within(false, () => {
    if (stream.isKeyword('for')) return parseFor(stream, open, 'list');
    const items: Expression[] = [];
    while (!stream.is(']')) {
      items.push(parseExpression(stream));
      if (!stream.accept(',')) break;
    }
    const { end } = stream.expect(
      ']',
      'The items of this list need a comma between them, or `]` after the last',
    );
    return { kind: 'list', start: open.start, end, items };
  });
}

function parseObject(stream: TokenStream): ObjectExpression | For {
  const open = stream.next();
  if (stream.within(false, () => stream.isKeyword('for'))) {
    return stream.within(false, () => parseFor(stream, open, 'object'));
  }
  return stream.within(true, () => {
    const items = parseObjectItems(stream, '}');
    const { end } = stream.expect(
      '}',
      'The attributes of this object need a comma or a newline between them, or `}` after the last',
    );
    return { kind: 'object', start: open.start, end, items };
  });
}

/**
 * Parses the content of an object up to the closing token, which is not consumed. Newlines must be tokens.
 */
export function parseObjectItems(stream: TokenStream, closing: TokenKind): ObjectItem[] {
  const items: ObjectItem[] = [];
  for (;;) {
    while (stream.accept('newline'));
    if (stream.is(closing)) return items;
    const key = parseExpression(stream);
    if (!stream.accept('=') && !stream.accept(':')) {
      throw stream.fault(stream.peek(), 'This attribute has no value', 'Write `name = value`');
    }
    const value = parseExpression(stream);
    items.push({ start: key.start, end: value.end, key, value });
    if (!stream.accept(',') && !stream.accept('newline')) return items;
  }
}

function parseFor(stream: TokenStream, open: Token, form: 'list' | 'object'): For {
  stream.next();
  const names = [stream.textOf(stream.expect('identifier', '`for` needs a variable name'))];
  if (stream.accept(',')) {
    names.push(stream.textOf(stream.expect('identifier', '`for` needs a variable name after the comma')));
  }
  if (!stream.isKeyword('in')) throw stream.fault(stream.peek(), '`for` needs `in` after its names');
  stream.next();
  const collection = parseExpression(stream);
  stream.expect(':', '`for` needs `:` after its collection');
  const first = parseExpression(stream);
  let key: Expression | undefined;
  let value = first;
  if (form === 'object') {
    stream.expect('=>', 'An object `for` needs `key => value`');
    key = first;
    value = parseExpression(stream);
  }
  const groups = form === 'object' && stream.accept('...') !== undefined;
  let condition: Expression | undefined;
  if (stream.isKeyword('if')) {
    stream.next();
    condition = parseExpression(stream);
  }
  const { end } = stream.expect(form === 'list' ? ']' : '}', 'Extra characters after the `for` expression');
  return { kind: 'for', form, start: open.start, end, names, collection, key, value, groups, condition };
}
