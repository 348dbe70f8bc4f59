import type { Change } from '@gruntwork-docs/terraform/model';
import { isUncalled, type Releases } from './load-releases.ts';

/** Changes of module inputs up to the current catalog, by path and then by the earlier release. */
export type InputChanges = ReadonlyMap<string, Readonly<Record<string, readonly Change[]>>>;

/** Collects the changes for callers of each module since earlier releases that had the module. */
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
