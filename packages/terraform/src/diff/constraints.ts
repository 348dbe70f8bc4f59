import {
  admits,
  type ConstraintSubject,
  parseVersionConstraint,
  type VersionCondition,
} from '../model/version-constraint.ts';

type Version = readonly [number, number, number];

/** Change in the set of allowed versions. */
export type ConstraintChange = 'same' | 'fewer' | 'more' | 'unknown';

/** Compares two lists of constraints, all of which apply. `fewer`: some version is no longer allowed. */
export function compareConstraints(
  before: readonly string[],
  after: readonly string[],
  subject: ConstraintSubject,
): ConstraintChange {
  const [old, now] = [parseAll(before), parseAll(after)];
  if (old === undefined || now === undefined) return 'unknown';
  const samples = [...old, ...now].flatMap(aroundOf);
  const allows = (conditions: readonly VersionCondition[], version: Version): boolean =>
    conditions.every((condition) => admits(condition, version, subject));
  const isLost = samples.some((version) => allows(old, version) && !allows(now, version));
  if (isLost) return 'fewer';
  return samples.some((version) => !allows(old, version) && allows(now, version)) ? 'more' : 'same';
}

/** Parses all conditions; `undefined` when one of them is no plain version. */
function parseAll(constraints: readonly string[]): VersionCondition[] | undefined {
  const texts = constraints.flatMap((constraint) => constraint.split(','));
  const conditions = texts.flatMap(parseVersionConstraint);
  const isPlain = conditions.every(({ numbers, suffix }) => suffix === '' && numbers.length <= 3);
  return conditions.length < texts.length || !isPlain ? undefined : conditions;
}

/** Returns a version and its neighbors: enough to distinguish two ranges. */
function aroundOf({ numbers: [major = 0, minor = 0, patch = 0] }: VersionCondition): Version[] {
  const near: Version[] = [
    [major, minor, patch],
    [major, minor, patch + 1],
    [major, minor + 1, 0],
    [major + 1, 0, 0],
    [major + 100, 0, 0],
    [0, 0, 0],
  ];
  if (patch > 0) near.push([major, minor, patch - 1]);
  if (minor > 0) near.push([major, minor - 1, 999]);
  if (major > 0) near.push([major - 1, 999, 999]);
  return near;
}
