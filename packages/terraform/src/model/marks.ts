import type { ModuleOutput, ModuleVariable } from './module.ts';

/** What a reader is told of an input or output beside its type. */
export type Mark = 'required' | 'not nullable' | 'sensitive' | 'ephemeral' | 'deprecated';

/** Marks of an input, in one order everywhere. Null is allowed unless the source says otherwise, so only that is told. */
export function marksOfVariable(variable: ModuleVariable): Mark[] {
  const { required, nullable, sensitive, ephemeral, deprecated } = variable;
  return select([
    [required, 'required'],
    [!nullable, 'not nullable'],
    [sensitive, 'sensitive'],
    [ephemeral, 'ephemeral'],
    [deprecated !== undefined, 'deprecated'],
  ]);
}

/** Marks of an output, in the order of those of inputs. */
export function marksOfOutput({ sensitive, ephemeral, deprecated }: ModuleOutput): Mark[] {
  return select([
    [sensitive, 'sensitive'],
    [ephemeral, 'ephemeral'],
    [deprecated !== undefined, 'deprecated'],
  ]);
}

function select(candidates: [boolean, Mark][]): Mark[] {
  return candidates.filter(([holds]) => holds).map(([, mark]) => mark);
}
