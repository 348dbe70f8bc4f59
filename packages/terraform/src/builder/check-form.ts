import type { Json } from '../hcl/evaluate.ts';
import type { ModuleVariable } from '../model/module.ts';
import { checkValue, findReadInputs, seeValue } from './check-values.ts';
import { type Draft, type Form, slotOf } from './draft.ts';
import { type DraftError, readDraft } from './read-draft.ts';

/** Errors of a form by input, only for inputs with errors, in the order of the module. */
export type FormErrors = ReadonlyMap<string, readonly DraftError[]>;

/** Result for one input. */
interface Answer {
  readonly draft: Draft | undefined;
  readonly faults: readonly DraftError[];
}

const NONE: readonly DraftError[] = [];

/**
 * Creates the check of one module's forms: types of constant values, required inputs, and the module's own
 * rules, which are skipped for values known only when Terraform runs. A rule runs again when an input that it
 * reads has changed since the last form; results of all other inputs stay the same objects.
 */
export function createFormCheck(variables: readonly ModuleVariable[]): (form: Form) => FormErrors {
  const inputs = variables.map((variable) => ({ variable, reads: findReadInputs(variable) }));
  const given: Record<string, Json> = Object.create(null);
  const seen: Record<string, Json> = Object.create(null);
  const answers = new Map<string, Answer>();

  /** Applies the draft of an input. */
  const give = (variable: ModuleVariable, draft: Draft | undefined): void => {
    const { name } = variable;
    delete given[name];
    delete seen[name];
    const read = draft && readDraft(draft, variable.typeTree, { path: name, ...slotOf(variable) });
    if (read?.value !== undefined) given[name] = read.value;
    else if (read !== undefined) return;
    const value = seeValue(variable, given);
    if (value !== undefined) seen[name] = value;
  };
  const ask = (variable: ModuleVariable, draft: Draft | undefined): readonly DraftError[] => {
    const { name } = variable;
    const read = draft && readDraft(draft, variable.typeTree, { path: name, ...slotOf(variable) });
    const own = read?.faults ?? NONE;
    if (read !== undefined && read.value === undefined) return own;
    // A constant of a wrong type is an error of its draft, which has the position.
    const others = checkValue(variable, given, seen)
      .filter(({ kind }) => kind !== 'type')
      .map(({ kind, message }): DraftError => ({ path: name, kind, ...(kind === 'rule' && { message }) }));
    return others.length === 0 ? own : [...own, ...others];
  };

  return (form) => {
    const changed = inputs.filter(({ variable: { name } }) => {
      const answer = answers.get(name);
      return answer === undefined || answer.draft !== form.get(name);
    });
    for (const { variable } of changed) give(variable, form.get(variable.name));
    const names = changed.map(({ variable }) => variable.name);
    for (const { variable, reads } of names.length === 0 ? [] : inputs) {
      if (reads !== undefined && !names.some((name) => reads.has(name))) continue;
      const draft = form.get(variable.name);
      answers.set(variable.name, { draft, faults: ask(variable, draft) });
    }
    const faults = new Map<string, readonly DraftError[]>();
    for (const { variable } of inputs) {
      const found = answers.get(variable.name)?.faults ?? NONE;
      if (found.length > 0) faults.set(variable.name, found);
    }
    return faults;
  };
}
