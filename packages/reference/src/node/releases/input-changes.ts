import type { Change } from '@gruntwork-docs/terraform/model';
import { isUncalled, type Releases } from './load-releases.ts';

/** What changed of the inputs of modules up to the catalog as it is: by path, then by the release that it is since. */
export type InputChanges = ReadonlyMap<string, Readonly<Record<string, readonly Change[]>>>;

/** What callers of each module have to change since the releases that had it; without those that no other release had. */
export function createInputChanges(
  { versions: [current], comparisons }: Releases,
  paths: readonly string[],
): InputChanges {
  const since = comparisons
    .filter(({ to }) => to === current)
    .map(({ from, diff }) => ({
      from,
      modules: new Map(diff.modules.map((module) => [module.path, module])),
    }));
  const known = paths
    .filter((path) => !isUncalled(path))
    .map((path) => {
      const versions = since.flatMap(({ from, modules }): [string, readonly Change[]][] => {
        const module = modules.get(path);
        return module?.status === 'added' ? [] : [[from, (module?.changes ?? []).filter(isOfCallers)]];
      });
      return [path, Object.fromEntries(versions)] as const;
    });
  return new Map(known.filter(([, changes]) => Object.keys(changes).length > 0));
}

function isOfCallers({ subject, severity }: Change): boolean {
  return subject === 'input' && (severity === 'breaking' || severity === 'behavior');
}
