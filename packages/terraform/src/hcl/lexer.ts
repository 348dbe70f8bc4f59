import type { HclError } from './errors.ts';
import { lexExpression } from './lex-expression.ts';
import { type LexState, push } from './lex-state.ts';
import { lexHeredoc, lexQuoted, unclosedHeredoc } from './lex-template.ts';
import type { Token } from './tokens.ts';

/** Further errors are noise, and a hostile file would need memory for each. */
export const MAX_ERRORS = 20;

export interface LexResult {
  tokens: Token[];
  faults: HclError[];
}

/** Splits text into tokens. Never throws: invalid characters become `invalid` tokens with an error. */
export function lex(text: string): LexResult {
  const state: LexState = {
    text,
    at: text.charCodeAt(0) === 0xfeff ? 1 : 0,
    tokens: [],
    faults: [],
    modes: [{ kind: 'expression', braces: 0 }],
  };
  const { tokens, faults, modes } = state;
  while (state.at < text.length && faults.length < MAX_ERRORS) {
    const mode = modes.at(-1);
    if (mode === undefined) break;
    if (mode.kind === 'expression') lexExpression(state, mode);
    else if (mode.kind === 'quoted') lexQuoted(state, mode);
    else lexHeredoc(state, mode);
  }
  reportUnclosed(state);
  push(state, 'end', text.length);
  return { tokens, faults };
}

function reportUnclosed({ modes, faults }: LexState): void {
  const unclosed = modes.find((mode) => mode.kind !== 'expression');
  if (unclosed?.kind === 'quoted') {
    faults.push({
      offset: unclosed.start,
      message: 'This string is never closed',
      hint: 'Close it with `"`',
    });
  }
  if (unclosed?.kind === 'heredoc') faults.push(unclosedHeredoc(unclosed));
}
