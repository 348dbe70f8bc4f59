/** What a change asks of callers, the gravest first. */
export type ChangeSeverity = 'breaking' | 'behavior' | 'addition' | 'note';

export type ChangeSubject =
  | 'module'
  | 'input'
  | 'output'
  | 'resource'
  | 'module call'
  | 'provider'
  | 'terraform';

/** How many changes there are of each severity. */
export type ChangeCounts = Readonly<Record<ChangeSeverity, number>>;

/** One difference between two versions of a module, as pages show it. */
export interface ChangeRow {
  readonly severity: ChangeSeverity;
  readonly subject: ChangeSubject;
  readonly name: string;
  /** A sentence; code in backticks. */
  readonly message: string;
  readonly before?: string;
  readonly after?: string;
  /** `after` is the default of something new. */
  readonly isNew?: true;
  /** What to change in a call: lines that begin with `-` or `+`. */
  readonly lines: readonly string[];
}

/** What differs of one module. */
export interface ModuleChanges {
  /** Folder of the module. */
  readonly path: string;
  readonly label: string;
  /** Anchor on the page of the comparison. */
  readonly id: string;
  /** Page of the module; absent where it has none. */
  readonly url?: string;
  readonly counts: ChangeCounts;
  readonly changes: readonly ChangeRow[];
}

/** A change that many modules have in the same words. */
export interface SharedChangeRow extends ChangeRow {
  readonly modules: number;
}

/** What differs between two releases of a catalog. */
export interface ReleaseView {
  readonly from: string;
  readonly to: string;
  readonly url: string;
  readonly counts: ChangeCounts;
  readonly shared: readonly SharedChangeRow[];
  /** Those that readers call first, then the parts of the library. */
  readonly services: readonly ModuleChanges[];
  readonly library: readonly ModuleChanges[];
}

/** A comparison in a list of all. */
export type ReleaseEntry = Pick<ReleaseView, 'from' | 'to' | 'url' | 'counts'>;

/** All comparisons of a catalog's releases. */
export interface ReleaseIndexView {
  /** Newest first. */
  readonly versions: readonly string[];
  readonly entries: readonly ReleaseEntry[];
}

/** What differs of a module between an older release and the one that the page describes. */
export interface ModuleHistory {
  readonly version: string;
  /** Anchor on the module's page. */
  readonly id: string;
  /** The module in the comparison of the two releases; absent where nothing differs. */
  readonly url?: string;
  readonly counts: ChangeCounts;
  readonly changes: readonly ChangeRow[];
}
