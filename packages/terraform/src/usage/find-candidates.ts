import type { Expression } from '../hcl/ast.ts';
import { evaluate, type Json, templateText } from '../hcl/evaluate.ts';
import { childExpressions } from '../hcl/walk.ts';
import { samplePattern } from './sample-pattern.ts';

/** Values suggested by conditions. */
export interface Candidates {
  /** Constants in comparisons, in source order. */
  readonly listed: Json[];
  /** Strings that match its patterns. */
  readonly sampled: string[];
}

/**
 * Finds candidate values in conditions: `contains([...], x)`, `x == "a"`, `x >= 3`, `can(regex("...", x))`.
 */
export function findCandidates(conditions: Expression[]): Candidates {
  const listed: Json[] = [];
  const sampled: string[] = [];
  const pending = conditions.toReversed();
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    pending.push(...childExpressions(next).toReversed());
    if (next.kind === 'call') {
      const [first] = next.args;
      if (first === undefined) continue;
      const text = templateText(first);
      if (next.name === 'contains' && first.kind === 'list') listed.push(...constantsOf(first.items));
      if (/^regex(?:all)?$/.test(next.name) && text !== undefined) sampled.push(...samplePattern(text));
      if (/^(?:starts|ends)with$/.test(next.name)) listed.push(...affixed(next));
    }
    if (next.kind !== 'binary') continue;
    for (const value of constantsOf([next.left, next.right])) {
      listed.push(value);
      if (typeof value === 'number' && /[<>]/.test(next.operator)) listed.push(value + 1, value - 1);
    }
  }
  return { listed, sampled };
}

function constantsOf(expressions: Expression[]): Json[] {
  return expressions.flatMap((expression) => {
    const value = evaluate(expression);
    return value === undefined || value === null || value === '' ? [] : [value];
  });
}

function affixed({ name, args }: Extract<Expression, { kind: 'call' }>): Json[] {
  const affix = args[1] === undefined ? undefined : evaluate(args[1]);
  if (typeof affix !== 'string') return [];
  return name === 'startswith' ? [`${affix}example`, affix] : [`example${affix}`, affix];
}
