import { expect, it } from 'vitest';
import { checkValues } from '#terraform/builder/check-values.ts';
import { loadPatternRules } from '#terraform/builder/pattern-rules.ts';
import { resolveLocalSource } from '#terraform/check/check-calls.ts';
import { loadCatalog } from '#terraform/check/load-catalog.ts';
import { evaluate } from '#terraform/hcl/evaluate.ts';
import { parseExpression } from '#terraform/hcl/parser.ts';
import type { ModuleCall } from '#terraform/model/module.ts';
import { CATALOG } from './test-root.ts';

/** The inputs of a call whose values are written there; what is known when Terraform runs is none of them. */
function readConstants({ inputs }: ModuleCall) {
  return Object.fromEntries(
    inputs.flatMap(({ name, value: text }) => {
      const { tree } = parseExpression(text, '');
      const value = tree === undefined ? undefined : evaluate(tree);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

it('examples keep the types and the rules of the modules that they call, as far as these can be run', async () => {
  const { modules } = await loadCatalog(CATALOG);
  const byPath = new Map(
    modules.flatMap(({ path, parsed }) => (parsed.module ? [[path, parsed.module] as const] : [])),
  );
  const examples = [...byPath.values()].filter(({ path }) => /\/examples\//.test(path));
  expect(examples.length).toBeGreaterThan(80);
  for (const { path, moduleCalls } of examples) {
    for (const call of moduleCalls) {
      const callee = byPath.get(resolveLocalSource(path, call.source) ?? '');
      expect(callee, `${path}: ${call.source}`).toBeDefined();
      if (callee === undefined) continue;
      await loadPatternRules(callee.variables);
      const given = new Set(call.inputs.map(({ name }) => name));
      const constants = readConstants(call);
      // A rule that reads a value known only later says nothing.
      const known = callee.variables.filter(({ name }) => name in constants || !given.has(name));
      expect(checkValues(known, constants), `${path}: ${call.name}`).toEqual([]);
    }
  }
});
