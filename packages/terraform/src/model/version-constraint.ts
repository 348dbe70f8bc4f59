/** One condition of a version constraint: `>= 5.0`. */
export interface VersionCondition {
  readonly operator: '=' | '!=' | '>' | '>=' | '<' | '<=' | '~>';
  /** Numbers as written; `5.0` has two. */
  readonly numbers: readonly number[];
  /** Suffix such as `-beta1`, with its hyphen; the empty string without one. */
  readonly suffix: string;
}

const CONDITION = /^\s*(!=|>=|<=|~>|=|>|<)?\s*v?(\d+(?:\.\d+){0,3})(-[\w.]+)?\s*$/;

/** Parses `>= 5.0, < 7.0`; invalid conditions are skipped. */
export function parseVersionConstraint(constraint: string): VersionCondition[] {
  return constraint.split(',').flatMap((part): VersionCondition[] => {
    const match = CONDITION.exec(part);
    if (match === null) return [];
    const operator = (match[1] ?? '=') as VersionCondition['operator'];
    return [{ operator, numbers: (match[2] ?? '').split('.').map(Number), suffix: match[3] ?? '' }];
  });
}

/**
 * Subject of a constraint. Terraform parses provider constraints with a different library than all others.
 */
export type ConstraintSubject = 'provider' | 'terraform' | 'module';

/** Whether a release satisfies all conditions of a constraint. */
export function admitsVersion(constraint: string, version: string, subject: ConstraintSubject): boolean {
  const numbers = version.replace(/^v/, '').replace(/-.*$/, '').split('.').map(Number);
  return parseVersionConstraint(constraint).every((condition) => admits(condition, numbers, subject));
}

/** Whether a version satisfies one condition. */
export function admits(
  { operator, numbers: bound }: VersionCondition,
  version: readonly number[],
  subject: ConstraintSubject,
): boolean {
  const order = compareVersions(version, bound);
  switch (operator) {
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
    case '~>': {
      // Only the last number may grow. `~> 5` has only one, so that 6 is allowed; but for a provider it means
      // `~> 5.0`.
      const fixed = bound.slice(0, bound.length === 1 && subject === 'provider' ? 1 : bound.length - 1);
      return order >= 0 && fixed.every((number, index) => version[index] === number);
    }
  }
}

/** Returns a negative number when `a` is older; missing numbers are 0. */
export function compareVersions(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < Math.max(a.length, b.length); index++) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
