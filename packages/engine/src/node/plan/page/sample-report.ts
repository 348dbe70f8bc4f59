/** Results of checking a page's samples; cached between builds with the other facts about the page. */
export interface SampleReport {
  readonly checked: number;
  /** Samples that opt out with a reason. */
  readonly unchecked: number;
  readonly problems: readonly SampleProblem[];
  /** Dependencies of the check by key, with their hashes; the empty string for missing ones. */
  readonly parts: readonly (readonly [key: string, hash: string])[];
}

export interface SampleProblem {
  /** Line of the page's file. */
  readonly line: number;
  readonly message: string;
}
