import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Json } from '../hcl/evaluate.ts';
import { parseExpression } from '../hcl/parser.ts';
import { runExpression } from '../usage/condition.ts';
import { ConditionFailure } from './failures.ts';

interface Case {
  expression: string;
  /** Output of Terraform 1.11; absent for an error. */
  result?: Json;
  error?: true;
}

const cases: Case[] = JSON.parse(readFileSync(join(import.meta.dirname, 'terraform-results.json'), 'utf8'));

function run(code: string): Json {
  const { tree } = parseExpression(code, 'x');
  if (tree === undefined) throw new Error(`${code} must parse`);
  return runExpression(tree, {});
}

describe('expressions give what Terraform gives', () => {
  it.each(cases.map((each) => [each.expression, each] as const))('%s', (_, { expression, result, error }) => {
    if (error === true) expect(() => run(expression)).toThrow(ConditionFailure);
    else expect(run(expression)).toEqual(result);
  });

  it('a pattern that keeps a backtracking engine busy takes no time', () => {
    const started = process.cpuUsage();
    expect(run(`can(regex("^(a+)+$", "${'a'.repeat(5000)}!"))`)).toBe(false);
    expect(run(`length(regexall("(x+x+)+y", "${'x'.repeat(5000)}"))`)).toBe(0);
    expect(process.cpuUsage(started).user).toBeLessThan(2_000_000);
  });
});
