import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseYamlData, throwIfAny } from '@gruntwork-docs/engine/source';
import { type ModuleVersions, moduleVersionsSchema } from '#shared/module-versions.ts';

/** Data file that maps releases of a site's catalog to versions of Terraform. */
export const MODULE_VERSIONS_FILE = 'content/data/module-versions.yaml';

interface Fault {
  readonly place: readonly PropertyKey[];
  readonly message: string;
  readonly hint: string;
}

/** Loads the releases of a site's catalog, if it has the file. Throws `BuildError`s with their lines. */
export async function loadModuleVersions(siteDir: string): Promise<ModuleVersions | undefined> {
  const text = await readFile(path.join(siteDir, MODULE_VERSIONS_FILE), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : parseModuleVersions(text);
}

/** Parses the data file, and checks that releases are in order and names are unique. */
export function parseModuleVersions(text: string): ModuleVersions {
  const { value, fail } = parseYamlData({ text, file: MODULE_VERSIONS_FILE, schema: moduleVersionsSchema });
  throwIfAny(findFaults(value).map(({ place, message, hint }) => fail(place, message, hint)));
  return value;
}

function findFaults({ ranges, moves }: ModuleVersions): Fault[] {
  return [
    ...findRangeFaults(ranges),
    ...findRepeated(moves, ({ id }) => id).map(({ index, value }) => ({
      place: ['moves', index, 'id'],
      message: `id \`${value}\` is used twice`,
      hint: 'Choose another one.',
    })),
    ...moves.flatMap(({ groups }, at) => findGroupFaults(groups, ['moves', at, 'groups'])),
  ];
}

/** Reports ranges out of order, and open-ended ranges other than the newest. */
function findRangeFaults(ranges: ModuleVersions['ranges']): Fault[] {
  return ranges.flatMap(({ first, last }, index): Fault[] => {
    const place = ['ranges', index];
    const next = ranges[index + 1];
    if (last === undefined && next !== undefined) {
      return [
        { place, message: `the range from \`${first}\` has no \`last\``, hint: 'Name its last release.' },
      ];
    }
    const faults: Fault[] = [];
    if (last !== undefined && compareReleases(first, last) > 0)
      faults.push(outOfOrder(first, last, [...place, 'last']));
    if (last !== undefined && next !== undefined && compareReleases(last, next.first) >= 0)
      faults.push(outOfOrder(last, next.first, ['ranges', index + 1, 'first']));
    return faults;
  });
}

function findGroupFaults(groups: ModuleVersions['moves'][number]['groups'], place: PropertyKey[]): Fault[] {
  return [
    ...findRepeated(groups, (group) => group.path).map(({ index, value }) => ({
      place: [...place, index, 'path'],
      message: `\`${value}\` is in the move twice`,
      hint: 'Make one line of them.',
    })),
    ...groups.flatMap(({ last, first }, index) =>
      compareReleases(last, first) < 0 ? [] : [outOfOrder(last, first, [...place, index, 'first'])],
    ),
  ];
}

function outOfOrder(earlier: string, later: string, place: readonly PropertyKey[]): Fault {
  const hint = 'Put the releases in order.';
  return { place, message: `\`${later}\` has to come after \`${earlier}\``, hint };
}

function findRepeated<T>(
  items: readonly T[],
  toName: (item: T) => string,
): { index: number; value: string }[] {
  const names = items.map(toName);
  return names.flatMap((value, index) => (names.indexOf(value) < index ? [{ index, value }] : []));
}

/** Returns a negative number when `a` is older than `b`; both are `vX.Y.Z`. */
export function compareReleases(a: string, b: string): number {
  const [left, right] = [a, b].map((release) => release.slice(1).split('.').map(Number));
  const at = left?.findIndex((number, index) => number !== right?.[index]) ?? -1;
  return at < 0 ? 0 : (left?.[at] ?? 0) - (right?.[at] ?? 0);
}
