import { describe, expect, it } from 'vitest';
import type { Json } from '../hcl/evaluate.ts';
import { parseExpression } from '../hcl/parser.ts';
import { testCondition } from './condition.ts';
import { findCandidates } from './find-candidates.ts';

function treeOf(code: string) {
  const { tree } = parseExpression(code, 'x');
  if (tree === undefined) throw new Error(`${code} must parse`);
  return tree;
}

describe('conditions of validations', () => {
  it.each<[string, Json, boolean | undefined]>([
    ['contains(["a", "b"], var.x)', 'b', true],
    ['contains(["a", "b"], var.x)', 'c', false],
    ['can(regex("^[a-z]+$", var.x)) && length(var.x) <= 3', 'abc', true],
    ['can(regex("^[a-z]+$", var.x)) && length(var.x) <= 3', 'abcd', false],
    ['!startswith(lower(var.x), "aws")', 'AWS-x', false],
    ['var.x == null || var.x > 3', null, true],
    ['var.x == null || var.x > 3', 3, false],
    ['floor(var.x / 2) * 2 == var.x', 6, true],
    ['alltrue([for v in values(var.x) : v.n % 2 == 0 if v.n != 1])', { a: { n: 1 }, b: { n: 4 } }, true],
    ['alltrue([for k, v in var.x : k == v])', { a: 'a', b: 'a' }, false],
    ['length(distinct(flatten([[1], var.x]))) == 2', [1, 2], true],
    ['var.x.a[0].b ? true : false', { a: [{ b: false }] }, false],
    ['can(var.x.missing)', { a: 1 }, false],
    ['can(cidrhost(var.x, 0))', '10.0.0.0/8', true],
  ])('%s says of %j: %s', (condition, value, result) => {
    expect(testCondition(treeOf(condition), { x: value })).toBe(result);
  });

  it('a value that is not given is unknown, and the other side may decide alone', () => {
    expect(testCondition(treeOf('var.x == 1 && var.y == 2'), { x: 1 })).toBeUndefined();
    expect(testCondition(treeOf('var.y == 2 && var.x == 2'), { x: 1 })).toBe(false);
    expect(testCondition(treeOf('var.y == 2 || var.x == 1'), { x: 1 })).toBe(true);
    expect(testCondition(treeOf('var.y == 2 && var.x == 1'), { x: 1, y: 2 })).toBe(true);
  });

  it('loops in loops end', () => {
    const loop = (inner: string) => `[for i in range(1000) : ${inner}]`;
    expect(testCondition(treeOf(`length(${loop(loop(loop('1')))}) > 0`), {})).toBeUndefined();
  });

  it('suggests the values that it compares with and texts for its patterns', () => {
    const code =
      'alltrue([for s in var.x : contains(["a", 2], s)]) && (var.x == "c" || can(regex("^z{3}$", var.x)))';
    expect(findCandidates([treeOf(code)])).toEqual({ listed: ['a', 2, 'c'], sampled: ['zzz'] });
  });
});
