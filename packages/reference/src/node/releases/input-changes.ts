import type { Change } from '@gruntwork-docs/terraform/diff/change.ts';
import type { Releases } from './load-releases.ts';

/** What callers of modules have to know of inputs up to the catalog as it is: by path, then by the release that it is since. */
export type InputChanges = ReadonlyMap<string, Readonly<Record<string, readonly Change[]>>>;

/** Of each module the changes of its inputs since every older release that had it. */
export function collectInputChanges(
  { versions, comparisons }: Releases,
  paths: readonly string[],
): InputChanges {
  const [current] = versions;
  const since = comparisons
    .filter(({ to }) => to === current)
    .map(({ from, diff }) => ({
      from,
      modules: new Map(diff.modules.map((module) => [module.path, module])),
    }));
  const known = paths.map((path) => {
    const own = since.flatMap(({ from, modules }): [string, Change[]][] => {
      const module = modules.get(path);
      return module?.status === 'added' ? [] : [[from, (module?.changes ?? []).filter(isOfCallers)]];
    });
    return [path, own] as const;
  });
  return new Map(
    known.filter(([, own]) => own.length > 0).map(([path, own]) => [path, Object.fromEntries(own)]),
  );
}

function isOfCallers({ subject, severity }: Change): boolean {
  return subject === 'input' && (severity === 'breaking' || severity === 'behavior');
}
