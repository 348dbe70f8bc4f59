/** The severity of a change for callers, most severe first. */
export type ChangeSeverity = 'breaking' | 'behavior' | 'addition' | 'note';

export type ChangeSubject =
  | 'module'
  | 'input'
  | 'output'
  | 'resource'
  | 'module call'
  | 'provider'
  | 'terraform';

/** The number of changes of each severity. */
export type ChangeCounts = Readonly<Record<ChangeSeverity, number>>;

/** A difference between two versions of a module, for display. */
export interface ChangeRow {
  readonly severity: ChangeSeverity;
  readonly subject: ChangeSubject;
  readonly name: string;
  /** A sentence; code in backticks. */
  readonly message: string;
  readonly before?: string;
  readonly after?: string;
  /** True when `after` is the default of a new input. */
  readonly isNew?: true;
  /** Diff of a call: lines that begin with `-` or `+`. */
  readonly lines: readonly string[];
}

/** The changes of one module. */
export interface ModuleChanges {
  /** Folder of the module. */
  readonly path: string;
  readonly label: string;
  /** Anchor on the page of the comparison. */
  readonly id: string;
  /** Page of the module; absent if it has none. */
  readonly url?: string;
  readonly counts: ChangeCounts;
  readonly changes: readonly ChangeRow[];
}

/** A change that many modules share. */
export interface SharedChangeRow extends ChangeRow {
  readonly modules: number;
}

/** The differences between two releases of a catalog. */
export interface ReleaseView {
  readonly from: string;
  readonly to: string;
  readonly url: string;
  readonly counts: ChangeCounts;
  readonly shared: readonly SharedChangeRow[];
  /** Services first, then the parts of the library. */
  readonly services: readonly ModuleChanges[];
  readonly library: readonly ModuleChanges[];
}

/** A comparison in an index. */
export type ReleaseEntry = Pick<ReleaseView, 'from' | 'to' | 'url' | 'counts'>;

/** All comparisons of a catalog's releases. */
export interface ReleaseIndexView {
  /** Newest first. */
  readonly versions: readonly string[];
  readonly entries: readonly ReleaseEntry[];
}

/** The changes of a module between an older release and the documented one. */
export interface ModuleHistory {
  readonly version: string;
  /** Anchor on the module's page. */
  readonly id: string;
  /** The module's section in the comparison of the two releases; absent if nothing changed. */
  readonly url?: string;
  readonly counts: ChangeCounts;
  readonly changes: readonly ChangeRow[];
}
