import type { Json } from '../hcl/evaluate.ts';
import { parseExpression } from '../hcl/parser.ts';
import { describeTypeMismatch } from '../model/describe-type-mismatch.ts';
import { fillDefaults } from '../model/fill-defaults.ts';
import type { TerraformModule } from '../model/module.ts';
import { testCondition } from './condition.ts';

/** Values of a module's inputs, by name. */
export type UsageValues = Readonly<Record<string, Json>>;

/** Returns errors in values: unknown names, wrong types, rules that can run and reject one. */
export function checkValues(module: TerraformModule, values: UsageValues): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const variable = module.variables.find((candidate) => candidate.name === name);
    if (variable === undefined) {
      const names = module.variables.map((candidate) => `\`${candidate.name}\``).join(', ');
      return [`\`${module.path}\` has no input \`${name}\`. It has: ${names}`];
    }
    const misfit = describeTypeMismatch(variable, value);
    if (misfit !== undefined) return [misfit];
    const seen = fillDefaults(value, variable.typeTree);
    return variable.validations
      .filter(({ condition }) => isRefused(condition, { ...values, [name]: seen }))
      .map(({ errorMessage }) => `The value of \`${name}\` is refused: ${errorMessage}`);
  });
}

function isRefused(condition: string, values: UsageValues): boolean {
  const { tree } = parseExpression(condition, '');
  return tree !== undefined && testCondition(tree, values) === false;
}
