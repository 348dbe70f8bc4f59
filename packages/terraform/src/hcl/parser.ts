import type { Body, Comment, Expression, ObjectItem } from './ast.ts';
import { type HclError, HclSyntaxError, type SourceError, sortErrors } from './errors.ts';
import { lex, MAX_ERRORS } from './lexer.ts';
import { parseFileBody } from './parse-body.ts';
import {
  parseExpression as readExpression,
  parseObjectItems as readObjectItems,
} from './parse-expression.ts';
import { createSourceText, type SourceText, toSourceError } from './source-text.ts';
import { TokenStream } from './token-stream.ts';

/** A parsed file. When `errors` is not empty, `body` lacks the invalid items and is incomplete. */
export interface ParsedFile {
  source: SourceText;
  body: Body;
  comments: Comment[];
  errors: SourceError[];
}

/** A parsed fragment; `tree` is missing when there are errors. */
export interface ParsedFragment<Tree> {
  source: SourceText;
  tree: Tree | undefined;
  errors: SourceError[];
}

/** Parses HCL native syntax. Never throws; `file` is used only in errors. */
export function parseHcl(text: string, file: string): ParsedFile {
  const { tokens, faults } = lex(text);
  const stream = new TokenStream(text, tokens);
  const found: HclError[] = [];
  const body = parseFileBody(stream, found);
  const source = createSourceText(file, text);
  return { source, body, comments: stream.comments, errors: placeFaults(source, faults, found) };
}

/** Parses a single expression, with newlines allowed around it. */
export function parseExpression(text: string, file: string): ParsedFragment<Expression> {
  return parseFragment(text, file, (stream) => {
    skipNewlines(stream);
    return readExpression(stream);
  });
}

/** Parses the content of an object: `key = value` items separated by newlines or commas. */
export function parseObjectItems(text: string, file: string): ParsedFragment<ObjectItem[]> {
  return parseFragment(text, file, (stream) => readObjectItems(stream, 'end'));
}

function parseFragment<Tree>(
  text: string,
  file: string,
  read: (stream: TokenStream) => Tree,
): ParsedFragment<Tree> {
  const { tokens, faults } = lex(text);
  const stream = new TokenStream(text, tokens);
  const source = createSourceText(file, text);
  const found: HclError[] = [];
  let tree: Tree | undefined;
  try {
    tree = read(stream);
    skipNewlines(stream);
    if (!stream.is('end')) throw stream.fault(stream.peek(), 'Extra characters after the expression');
  } catch (error) {
    if (!(error instanceof HclSyntaxError)) throw error;
    found.push({ offset: error.offset, message: error.message });
  }
  const errors = placeFaults(source, faults, found);
  return { source, tree: errors.length > 0 ? undefined : tree, errors };
}

function skipNewlines(stream: TokenStream): void {
  while (stream.accept('newline'));
}

// A parser error at or right after an invalid token repeats the lexer's error, less clearly.
function placeFaults(source: SourceText, lexical: HclError[], syntactic: HclError[]): SourceError[] {
  const errors = lexical.map((fault) => toSourceError(source, fault));
  const badLines = new Set(errors.map((error) => error.line));
  for (const fault of syntactic) {
    const error = toSourceError(source, fault);
    const isAftermath =
      badLines.has(error.line) || (lexical.length > 0 && fault.offset >= source.text.length);
    if (!isAftermath) errors.push(error);
  }
  return sortErrors(errors).slice(0, MAX_ERRORS);
}
