import { lex } from '../hcl/lexer.ts';
import type { Token, TokenKind } from '../hcl/tokens.ts';

/** A sample whose elisions are replaced, character for character, to parse, and their offsets. */
export interface Unelided {
  code: string;
  offsets: number[];
}

const OPENERS = new Set<TokenKind>(['[', '{', '(', ',', 'newline', 'comment']);
const CLOSERS = new Set<TokenKind>([']', '}', ')', 'newline', 'comment', 'end']);

/** Part of every elision without words: most samples have none and need no parsing for it. */
const DOTS = /\.{3}|…/;

/** Comments that describe an elision in words. */
const WORDS = /\b(?:omitted|truncated|abbreviated|snipped|insert the)\b/i;

/**
 * Replaces a lone `...`, `[ ... ]` and `= ...` as elisions. Comments of only `...`, or with words for an
 * omission, are elisions, too.
 */
export function resolveElisions(sample: string): Unelided {
  if (!DOTS.test(sample) && !WORDS.test(sample)) return { code: sample, offsets: [] };
  const { tokens } = lex(sample);
  const offsets: number[] = [];
  let code = sample;
  for (const [index, token] of tokens.entries()) {
    const replacement = replacementOf(sample, tokens, index);
    if (replacement === undefined) continue;
    offsets.push(token.start);
    code = code.slice(0, token.start) + replacement + code.slice(token.end);
  }
  return { code, offsets };
}

function replacementOf(sample: string, tokens: Token[], index: number): string | undefined {
  const token = tokens[index];
  if (token === undefined) return undefined;
  const text = sample.slice(token.start, token.end);
  if (token.kind === 'comment')
    return /^(?:#|\/\/|\/\*)[\s(]*(?:\.{3,}|…)/.test(text) || WORDS.test(text) ? text : undefined;
  if (token.kind !== '...') return undefined;
  const before = tokens[index - 1]?.kind ?? 'newline';
  const after = tokens[index + 1]?.kind ?? 'end';
  if (OPENERS.has(before) && CLOSERS.has(after)) return '   ';
  // An undeclared name replaces the omitted value.
  return before === '=' || before === ':' ? '___' : undefined;
}
