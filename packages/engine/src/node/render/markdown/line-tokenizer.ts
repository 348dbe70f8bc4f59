import type { Grammar } from 'shiki/core';
import type { ColoredLine } from './highlight-cache.ts';

/** The state of a grammar between two lines. */
type StateStack = ReturnType<Grammar['tokenizeLine2']>['ruleStack'];

/** Cached lines of one language in a thread: some 4 MB. */
const MAX_LINES = 10_000;

/** Result of a grammar for one line: its colors, and the state at its end. */
interface CachedLine {
  readonly colors: ColoredLine;
  readonly end: StateStack;
}

/** Tokenizes the lines of a text. */
export type TokenizeLines = (texts: readonly string[]) => ColoredLine[];

export interface LineTokenizerInput {
  readonly grammar: Pick<Grammar, 'tokenizeLine2'>;
  /** The slot of each color of the grammar. */
  readonly slots: readonly number[];
  /** Size of the cache in lines. */
  readonly maxLines?: number;
}

/**
 * Creates a tokenizer for texts of one language that caches lines: the same line in the same state has the
 * same colors. A quarter to nine tenths of a site's lines hit the cache, and matching the expressions of a
 * grammar is most of the work of a page.
 */
export function createLineTokenizer({
  grammar,
  slots,
  maxLines = MAX_LINES,
}: LineTokenizerInput): TokenizeLines {
  const states = new Map<string, StateStack>();
  const known = new Map<StateStack | null, Map<string, CachedLine>>();
  /** Maps each state of the grammar to its canonical one: most lines end in the state in which they began. */
  const stands = new WeakMap<StateStack, StateStack>();
  let count = 0;

  const match = (text: string, start: StateStack | null): CachedLine => {
    // No time limit: a line that is cut short on a busy machine would make two builds differ.
    const { tokens, ruleStack } = grammar.tokenizeLine2(text, start, 0);
    return { colors: joinTokens(text, tokens, slots), end: stand(ruleStack) };
  };
  const stand = (state: StateStack): StateStack => {
    let same = stands.get(state);
    if (same === undefined) {
      same = findSame(state, states);
      stands.set(state, same);
      stands.set(same, same);
    }
    return same;
  };
  const find = (text: string, start: StateStack | null): CachedLine => {
    const lines = known.get(start);
    const line = lines?.get(text);
    if (line !== undefined) return line;
    const made = match(text, start);
    if (count >= maxLines) {
      known.clear();
      states.clear();
      count = 0;
    }
    count += 1;
    const own = known.get(start);
    if (own === undefined) known.set(start, new Map([[detach(text), made]]));
    else own.set(detach(text), made);
    return made;
  };
  return (texts) => {
    let state: StateStack | null = null;
    return texts.map((text): ColoredLine => {
      if (text === '') return [];
      const line = find(text, state);
      state = line.end;
      return line.colors;
    });
  };
}

/** A copy of the string: a substring would keep the whole page's text in memory. */
function detach(text: string): string {
  return ` ${text}`.slice(1);
}

/** A state with everything that the next line may depend on. */
interface FullState extends StateStack {
  readonly parent: FullState | null;
  /** The expression that ends the open rule, if it depends on the text that opened it. */
  readonly endRule: string | null;
  readonly beginRuleCapturedEOL: boolean;
}

/** The canonical state for equal ones: same rules, same scopes, same ends. */
function findSame(state: StateStack, states: Map<string, StateStack>): StateStack {
  const parts = [String(state)];
  for (let at: FullState | null = state as FullState; at !== null; at = at.parent)
    parts.push(JSON.stringify([at.endRule, at.beginRuleCapturedEOL]));
  const key = parts.join('\n');
  const same = states.get(key);
  if (same !== undefined) return same;
  states.set(key, state);
  return state;
}

/** Bits of a token's color number. */
const COLOR_MASK = 0b1_1111_1111;
const COLOR_OFFSET = 15;

/** Joins tokens of one color; white space takes the color before it. */
function joinTokens(text: string, tokens: Uint32Array, slots: readonly number[]): ColoredLine {
  const pieces: number[] = [];
  let slot = 0;
  let length = 0;
  const flush = (): void => {
    if (length > 0) pieces.push(slot, length);
    length = 0;
  };
  for (let at = 0; at < tokens.length; at += 2) {
    const start = tokens[at] ?? 0;
    const end = tokens[at + 2] ?? text.length;
    const metadata = tokens[at + 1] ?? 0;
    const isBlank = text.slice(start, end).trim() === '';
    const own = isBlank ? slot : (slots[(metadata >>> COLOR_OFFSET) & COLOR_MASK] ?? 0);
    if (own !== slot) {
      flush();
      slot = own;
    }
    length += end - start;
  }
  flush();
  return pieces;
}
