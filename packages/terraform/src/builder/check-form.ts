import type { Json } from '../hcl/evaluate.ts';
import type { ModuleVariable } from '../model/module.ts';
import { checkValues } from './check-values.ts';
import type { Form } from './draft.ts';
import { type DraftFault, readDraft } from './read-draft.ts';

/** What a module says of a form. */
export interface CheckedForm {
  /** By input, for those that have any. */
  readonly faults: ReadonlyMap<string, readonly DraftFault[]>;
  /** The inputs whose values are known. */
  readonly values: Readonly<Record<string, Json>>;
}

/**
 * Checks what is typed into a form: types as far as values are constants, required inputs, and the module's own rules,
 * which are not asked about values that are only known when Terraform runs.
 */
export function checkForm(variables: readonly ModuleVariable[], form: Form): CheckedForm {
  const values: Record<string, Json> = Object.create(null);
  const faults = new Map<string, DraftFault[]>();
  const unknown = new Set<string>();
  for (const { name, typeTree, required } of variables) {
    const draft = form.get(name);
    if (draft === undefined) continue;
    const read = readDraft(draft, typeTree, { path: name, required });
    if (read.faults.length > 0) faults.set(name, [...read.faults]);
    if (read.value === undefined) unknown.add(name);
    else values[name] = read.value;
  }
  const known = variables.filter(({ name }) => !unknown.has(name));
  for (const { name, kind, message } of checkValues(known, values)) {
    // A constant that does not fit its type is a fault of its draft, which says where.
    if (kind === 'type') continue;
    const fault: DraftFault = { path: name, kind, ...(kind === 'rule' && { message }) };
    faults.set(name, [...(faults.get(name) ?? []), fault]);
  }
  return { faults, values };
}

/** Whether a fault is only that something is still to be filled in. */
export function isOpen({ kind }: DraftFault): boolean {
  return kind === 'missing';
}
