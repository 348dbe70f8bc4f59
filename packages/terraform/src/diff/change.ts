/**
 * Effects of a change on callers, the most severe first. `breaking`: a valid call may be rejected.
 * `behavior`: it is still valid, but its effect differs. `addition`: new options. `note`: worth knowing.
 */
export const SEVERITIES = ['breaking', 'behavior', 'addition', 'note'] as const;

export type Severity = (typeof SEVERITIES)[number];

export type Subject = 'module' | 'input' | 'output' | 'resource' | 'module call' | 'provider' | 'terraform';

/** One difference between two versions of a module. */
export interface Change {
  severity: Severity;
  subject: Subject;
  /** Name of the input, output, address or provider; for an attribute with its path, such as `rules.days`. */
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
  /** True when the source does not say so: a rename is inferred from equal type and description. */
  guess?: true;
  /** Edits for a call of the module. */
  call?: { remove: string[]; add: string[] };
}

export interface ModuleDiff {
  path: string;
  status: 'added' | 'removed' | 'changed';
  /** Highest severity of its changes. */
  severity: Severity;
  changes: Change[];
}

/** All modules that differ between two versions of a catalog, by path. */
export interface CatalogDiff {
  modules: ModuleDiff[];
  counts: Record<Severity, number>;
}

/** Sorts changes by severity, otherwise in the order found. */
export function sortChanges(changes: Change[]): Change[] {
  return changes.toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
}
