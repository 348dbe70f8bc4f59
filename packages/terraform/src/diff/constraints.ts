type Version = readonly [number, number, number];

interface Part {
  readonly operator: string;
  readonly version: Version;
  /** How many numbers were written: `~> 1.2` and `~> 1.2.0` are not the same. */
  readonly digits: number;
}

/** How the versions that constraints allow changed. */
export type ConstraintChange = 'same' | 'fewer' | 'more' | 'unknown';

/** Compares two sets of constraints, all of which have to hold. `fewer`: some version is no longer allowed. */
export function compareConstraints(before: readonly string[], after: readonly string[]): ConstraintChange {
  const [old, now] = [parseAll(before), parseAll(after)];
  if (old === undefined || now === undefined) return 'unknown';
  const samples = [...old, ...now].flatMap(aroundOf);
  const isLost = samples.some((version) => allows(old, version) && !allows(now, version));
  if (isLost) return 'fewer';
  return samples.some((version) => !allows(old, version) && allows(now, version)) ? 'more' : 'same';
}

function parseAll(constraints: readonly string[]): Part[] | undefined {
  const parts: Part[] = [];
  for (const text of constraints.flatMap((constraint) => constraint.split(','))) {
    const match = /^\s*(=|!=|>=|<=|>|<|~>)?\s*v?(\d+)(?:\.(\d+))?(?:\.(\d+))?\s*$/.exec(text);
    if (match === null) return undefined;
    const [, operator = '=', ...numbers] = match;
    const given = numbers.filter((number) => number !== undefined).map(Number);
    const [major = 0, minor = 0, patch = 0] = given;
    parts.push({ operator, version: [major, minor, patch], digits: given.length });
  }
  return parts;
}

function allows(parts: readonly Part[], version: Version): boolean {
  return parts.every((part) => {
    const order = compare(version, part.version);
    switch (part.operator) {
      case '=':
        return order === 0;
      case '!=':
        return order !== 0;
      case '>':
        return order > 0;
      case '>=':
        return order >= 0;
      case '<':
        return order < 0;
      case '<=':
        return order <= 0;
      default: {
        const fixed = Math.max(1, part.digits - 1);
        const isSame = part.version.slice(0, fixed).every((number, index) => number === version[index]);
        return order >= 0 && (part.digits === 1 || isSame);
      }
    }
  });
}

function compare(a: Version, b: Version): number {
  const at = a.findIndex((number, index) => number !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** A version and those near it: enough to tell two ranges apart. */
function aroundOf({ version: [major, minor, patch] }: Part): Version[] {
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
