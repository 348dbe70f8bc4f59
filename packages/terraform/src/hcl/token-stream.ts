import type { Comment } from './ast.ts';
import { HclSyntaxError } from './errors.ts';
import type { Token, TokenKind } from './tokens.ts';

/** More nesting than anybody writes, and far from a stack overflow. */
const NESTING_LIMIT = 400;

/** Tokens for the grammar: no comments, and newlines only where they are significant. */
export class TokenStream {
  readonly comments: Comment[] = [];
  readonly text: string;
  #tokens: Token[] = [];
  #index = 0;
  #newlinesCount = true;
  #depth = 0;

  constructor(text: string, tokens: Token[]) {
    this.text = text;
    for (const token of tokens) {
      if (token.kind !== 'comment') {
        this.#tokens.push(token);
        continue;
      }
      const endsLine = text.charCodeAt(token.end - 1) === 10 && text.charCodeAt(token.start + 1) !== 42;
      const end = endsLine ? token.end - 1 : token.end;
      this.comments.push({ start: token.start, end, text: commentText(text.slice(token.start, end)) });
      // A line comment includes its newline, which still ends the argument before it.
      if (endsLine) this.#tokens.push({ kind: 'newline', start: end, end: token.end });
    }
  }

  /** Index of the next token, to resume after an error. */
  get index(): number {
    return this.#index;
  }

  peek(): Token {
    return this.#at(this.#nextIndex());
  }

  next(): Token {
    const index = this.#nextIndex();
    this.#index = index + 1;
    return this.#at(index);
  }

  is(kind: TokenKind): boolean {
    return this.peek().kind === kind;
  }

  /** Consumes the next token if it has the kind. */
  accept(kind: TokenKind): Token | undefined {
    return this.is(kind) ? this.next() : undefined;
  }

  expect(kind: TokenKind, message: string, hint?: string): Token {
    const token = this.peek();
    if (token.kind !== kind) throw this.fault(token, message, hint);
    return this.next();
  }

  textOf(token: Token): string {
    return this.text.slice(token.start, token.end);
  }

  isKeyword(word: string): boolean {
    const token = this.peek();
    return token.kind === 'identifier' && this.textOf(token) === word;
  }

  fault(token: Token, message: string, hint?: string): HclSyntaxError {
    const offset = token.kind === 'end' ? this.#lastOffset() : token.start;
    return new HclSyntaxError(offset, message, hint);
  }

  /** Runs a function with newlines as tokens or as white space, and counts one level of nesting. */
  within<Result>(newlinesCount: boolean, read: () => Result): Result {
    const before = this.#newlinesCount;
    this.#newlinesCount = newlinesCount;
    try {
      return this.nested(read);
    } finally {
      this.#newlinesCount = before;
    }
  }

  nested<Result>(read: () => Result): Result {
    if (++this.#depth > NESTING_LIMIT) {
      this.#depth = 0;
      throw this.fault(
        this.peek(),
        `Nested deeper than ${NESTING_LIMIT} levels`,
        'Split the expression with local values',
      );
    }
    const result = read();
    this.#depth--;
    return result;
  }

  /**
   * Resumes at the next line that starts with a name in the first column, after the failed item's first
   * token.
   */
  recover(failedFrom: number): void {
    this.#newlinesCount = true;
    this.#depth = 0;
    this.#index = Math.max(this.#index, failedFrom + 1);
    for (; this.#at(this.#index).kind !== 'end'; this.#index++) {
      const token = this.#at(this.#index);
      if (token.kind !== 'identifier') continue;
      if (token.start === 0 || this.text.charCodeAt(token.start - 1) === 10) return;
    }
  }

  #at(index: number): Token {
    return this.#tokens[Math.min(index, this.#tokens.length - 1)] ?? { kind: 'end', start: 0, end: 0 };
  }

  #nextIndex(): number {
    let index = this.#index;
    if (!this.#newlinesCount) while (this.#at(index).kind === 'newline') index++;
    return index;
  }

  #lastOffset(): number {
    return this.text.length;
  }
}

function commentText(raw: string): string {
  if (raw.startsWith('/*')) {
    const lines = raw.slice(2, -2).split(/\r?\n/);
    return lines
      .map((line, index) => (index === 0 ? line : line.replace(/^[ \t]*\*?[ \t]?/, '')))
      .join('\n')
      .replace(/^\*+/, '')
      .trim();
  }
  return raw.replace(/^(?:#+|\/\/+)/, '').trim();
}
