/** What checking a page's samples found; kept over builds with what else is known of the page. */
export interface SampleReport {
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
