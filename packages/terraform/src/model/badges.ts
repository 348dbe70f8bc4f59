import type { ModuleOutput, ModuleVariable } from './module.ts';
import type { Shared } from './tools.ts';

/** Badge of an input or output in addition to its type. */
export type Mark =
  | 'required'
  | 'not nullable'
  | 'sensitive'
  | 'ephemeral'
  | 'deprecated'
  | 'only OpenTofu'
  | 'only Terraform';

/**
 * Returns the badges of an input, in a fixed order. Null is allowed by default, so only the opposite has a
 * badge.
 */
export function badgesOfVariable({ item, only }: Shared<ModuleVariable>): Mark[] {
  const { required, nullable, sensitive, ephemeral, deprecated } = item;
  return select([
    [required, 'required'],
    [!nullable, 'not nullable'],
    [sensitive, 'sensitive'],
    [ephemeral, 'ephemeral'],
    [deprecated !== undefined, 'deprecated'],
    ...marksOfTool(only),
  ]);
}

/** Returns the badges of an output, in the same order as for inputs. */
export function badgesOfOutput({ item, only }: Shared<ModuleOutput>): Mark[] {
  const { sensitive, ephemeral, deprecated } = item;
  return select([
    [sensitive, 'sensitive'],
    [ephemeral, 'ephemeral'],
    [deprecated !== undefined, 'deprecated'],
    ...marksOfTool(only),
  ]);
}

function marksOfTool(only: Shared<unknown>['only']): [boolean, Mark][] {
  return [
    [only === 'OpenTofu', 'only OpenTofu'],
    [only === 'Terraform', 'only Terraform'],
  ];
}

function select(candidates: [boolean, Mark][]): Mark[] {
  return candidates.filter(([holds]) => holds).map(([, mark]) => mark);
}
