/** What is known of a page's samples; kept over builds with the other facts of the page. */
export interface SampleFacts {
  readonly checked: number;
  /** Samples that say why they are not to be checked. */
  readonly unchecked: number;
  readonly problems: readonly SampleProblem[];
  /** What the check depended on, by key, with the hashes that it had; the empty string for what does not exist. */
  readonly parts: readonly (readonly [key: string, hash: string])[];
}

export interface SampleProblem {
  /** Line of the page's file. */
  readonly line: number;
  readonly message: string;
}
