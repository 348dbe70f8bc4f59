import type { Attribute, Body, BodyItem, Label } from './ast.ts';
import { type HclError, HclSyntaxError } from './errors.ts';
import { MAX_ERRORS } from './lexer.ts';
import { parseExpression } from './parse-expression.ts';
import { parseLabel } from './parse-template.ts';
import type { TokenStream } from './token-stream.ts';

/** Parses a whole file; after an error it resumes at the next line with an item in the first column. */
export function parseFileBody(stream: TokenStream, faults: HclError[]): Body {
  const items: BodyItem[] = [];
  for (;;) {
    const from = stream.index;
    try {
      parseItems(stream, 'end', items, faults);
      return { start: 0, end: stream.text.length, items };
    } catch (error) {
      if (!(error instanceof HclSyntaxError)) throw error;
      const fault: HclError = { offset: error.offset, message: error.message };
      if (error.hint !== undefined) fault.hint = error.hint;
      faults.push(fault);
      stream.recover(from);
      if (stream.is('end') || faults.length >= MAX_ERRORS)
        return { start: 0, end: stream.text.length, items };
    }
  }
}

function parseItems(stream: TokenStream, closing: '}' | 'end', items: BodyItem[], faults: HclError[]): void {
  const places = new Map<string, Attribute>();
  for (const item of items) if (item.kind === 'attribute') places.set(item.name, item);
  while (!stream.is(closing)) {
    if (stream.accept('newline')) continue;
    const item = parseItem(stream, faults);
    items.push(item);
    if (item.kind === 'block') continue;
    const isRepeated = places.has(item.name);
    if (isRepeated) {
      faults.push({
        offset: item.start,
        message: `The argument \`${item.name}\` is already set`,
        hint: 'Remove one of the two',
      });
    }
    places.set(item.name, item);
  }
}

function parseItem(stream: TokenStream, faults: HclError[]): BodyItem {
  const name = stream.expect('identifier', 'An argument or a block must start here', 'Write `name = value`');
  const nameSpan = { start: name.start, end: name.end };
  const text = stream.textOf(name);
  if (stream.accept('=')) {
    const value = parseExpression(stream);
    endItem(stream, 'An argument must end with its line');
    return { kind: 'attribute', start: name.start, end: value.end, name: text, nameSpan, value };
  }
  const labels = parseLabels(stream, text);
  const body = stream.nested(() => parseBlockBody(stream, text, faults));
  endItem(stream, 'A block must end with its line');
  return { kind: 'block', start: name.start, end: body.end, type: text, typeSpan: nameSpan, labels, body };
}

function endItem(stream: TokenStream, message: string): void {
  if (!stream.is('end')) stream.expect('newline', message, 'Start a new line');
}

function parseLabels(stream: TokenStream, type: string): Label[] {
  const labels: Label[] = [];
  for (;;) {
    const token = stream.peek();
    if (token.kind === '{') return labels;
    if (token.kind === 'quote-open') labels.push(parseLabel(stream));
    else if (token.kind === 'identifier') {
      stream.next();
      labels.push({ start: token.start, end: token.end, value: stream.textOf(token) });
    } else {
      throw stream.fault(
        token,
        `\`${type}\` is neither an argument nor a block`,
        'Write `=` or `{` on its line',
      );
    }
  }
}

function parseBlockBody(stream: TokenStream, type: string, faults: HclError[]): Body {
  const open = stream.next();
  const items: BodyItem[] = [];
  const token = stream.peek();
  if (token.kind === 'newline' || token.kind === '}' || token.kind === 'end') {
    while (stream.accept('newline'));
    if (stream.is('end')) throw unclosedBlock(type, open.start);
    parseItemsOfBlock(stream, items, faults, type, open.start);
  } else items.push(parseSingleArgument(stream, type));
  const { end } = stream.expect(
    '}',
    `The one-line block \`${type}\` holds more than one argument or is not closed on its line`,
    'Put each argument on its own line',
  );
  return { start: open.start, end, items };
}

function parseItemsOfBlock(
  stream: TokenStream,
  items: BodyItem[],
  faults: HclError[],
  type: string,
  offset: number,
): void {
  try {
    parseItems(stream, '}', items, faults);
  } catch (error) {
    // At the end of the file the error is at the block's opening, not at the end.
    if (error instanceof HclSyntaxError && stream.is('end') && error.offset >= stream.text.length) {
      throw unclosedBlock(type, offset);
    }
    throw error;
  }
}

function unclosedBlock(type: string, offset: number): HclSyntaxError {
  return new HclSyntaxError(offset, `The block \`${type}\` is never closed`, 'Close it with `}`');
}

function parseSingleArgument(stream: TokenStream, type: string): Attribute {
  const name = stream.expect('identifier', `The block \`${type}\` must hold an argument or a new line here`);
  stream.expect(
    '=',
    'A one-line block can hold one argument only',
    'Write nested blocks on lines of their own',
  );
  const value = parseExpression(stream);
  const nameSpan = { start: name.start, end: name.end };
  return { kind: 'attribute', start: name.start, end: value.end, name: stream.textOf(name), nameSpan, value };
}
