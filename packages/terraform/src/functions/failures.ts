/** The expression needs something that is not known here: a function, another value, a run of Terraform. */
export class UnknownResult extends Error {}

/** Terraform would stop with an error, which `can` turns into false. */
export class ConditionFailure extends Error {}

/** Ends an evaluation as Terraform would with an error. */
export function fail(): never {
  throw new ConditionFailure();
}
