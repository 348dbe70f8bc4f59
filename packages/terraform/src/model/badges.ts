import type { ModuleOutput, ModuleVariable } from './module.ts';
import type { Shared } from './tools.ts';

/** What a reader is told of an input or output beside its type. */
export type Mark =
  | 'required'
  | 'not nullable'
  | 'sensitive'
  | 'ephemeral'
  | 'deprecated'
  | 'only OpenTofu'
  | 'only Terraform';

/** Marks of an input, in one order everywhere. Null is allowed unless the source says otherwise, so only that is told. */
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

/** Marks of an output, in the order of those of inputs. */
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
