import { lex } from '../hcl/lexer.ts';
import type { Token, TokenKind } from '../hcl/tokens.ts';

/** A sample with its elisions made parseable, character for character, and the offsets where they stood. */
export interface Unelided {
  code: string;
  offsets: number[];
}

const OPENERS = new Set<TokenKind>(['[', '{', '(', ',', 'newline', 'comment']);
const CLOSERS = new Set<TokenKind>([']', '}', ')', 'newline', 'comment', 'end']);

/** What every elision without words has: most samples have none, and need not be read for it. */
const DOTS = /\.{3}|…/;

/** Comments that say in words that something is left out. */
const WORDS = /\b(?:omitted|truncated|abbreviated|snipped|insert the)\b/i;

/**
 * Takes a lone `...`, `[ ... ]` and `= ...` as elision. A comment that says only `...` is one, too, as is one that says
 * in words that something is left out.
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
  // A name that nothing declares stands for the value that was left out.
  return before === '=' || before === ':' ? '___' : undefined;
}
