/**
 * What a change asks of callers, the gravest first. `breaking`: a call that was right may be refused. `behavior`: it is
 * still taken, and something else happens. `addition`: more can be said than before. `note`: worth knowing.
 */
export const SEVERITIES = ['breaking', 'behavior', 'addition', 'note'] as const;

export type Severity = (typeof SEVERITIES)[number];

export type Subject = 'module' | 'input' | 'output' | 'resource' | 'module call' | 'provider' | 'terraform';

/** One difference between two versions of a module. */
export interface Change {
  severity: Severity;
  subject: Subject;
  /** Of the input, output, address or provider; for an attribute with its path, such as `rules.days`. */
  name: string;
  kind:
    | 'added'
    | 'removed'
    | 'renamed'
    | 'moved'
    | 'type'
    | 'default'
    | 'required'
    | 'validation'
    | 'sensitive'
    | 'nullable'
    | 'ephemeral'
    | 'deprecated'
    | 'source'
    | 'constraint'
    | 'value';
  /** One sentence in Markdown without the name. */
  message: string;
  before?: string;
  after?: string;
  /** True where nothing in the source says so: a rename is read from equal type and description. */
  guess?: true;
  /** What to change in a call of the module. */
  call?: { remove: string[]; add: string[] };
}

export interface ModuleDiff {
  path: string;
  status: 'added' | 'removed' | 'changed';
  /** The gravest of its changes. */
  severity: Severity;
  changes: Change[];
}

/** All modules that differ between two versions of a catalog, by path. */
export interface CatalogDiff {
  modules: ModuleDiff[];
  counts: Record<Severity, number>;
}

/** Orders changes by gravity and then as they were found. */
export function sortChanges(changes: Change[]): Change[] {
  return changes.toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
}
