/** The expression needs something unknown here: a function, another value, a run of Terraform. */
export class UnknownResult extends Error {}

/** Terraform would stop with an error, for which `can` returns false. */
export class ConditionFailure extends Error {}

/** Ends an evaluation with an error of Terraform. */
export function fail(): never {
  throw new ConditionFailure();
}
