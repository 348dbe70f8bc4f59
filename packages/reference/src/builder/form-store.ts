import type { Draft, DraftError, Form } from '@gruntwork-docs/terraform/builder';
import { createFormCheck, type FormErrors } from '@gruntwork-docs/terraform/builder';
import type { ModuleVariable } from '@gruntwork-docs/terraform/model';
import { useSyncExternalStore } from 'react';

/** A form and its validation result. */
export interface FormState {
  readonly form: Form;
  readonly faults: FormErrors;
}

/** The draft of one input and its errors; the same object as long as neither changes. */
export interface InputState {
  /** Undefined when the input is not set. */
  readonly draft: Draft | undefined;
  readonly faults: readonly DraftError[];
}

/**
 * The state of the form. Subscribers to one input are notified of that input alone: a keystroke changes one
 * row of hundreds.
 */
export interface FormStore {
  get(): FormState;
  getInput(name: string): InputState;
  /** Sets an input, or removes it with `undefined`. */
  change(name: string, draft: Draft | undefined): void;
  replace(form: Form): void;
  /** Replaces the inputs, which can have other rules; drafts of inputs that are not among them stay. */
  setVariables(variables: readonly ModuleVariable[]): void;
  /** Checks all rules again after more of them have become executable. */
  checkAgain(): void;
  /** Subscribes to all changes, or to those of one input. The returned function unsubscribes. */
  subscribe(listener: () => void, name?: string): () => void;
}

const NONE: readonly DraftError[] = [];
const BLANK: InputState = { draft: undefined, faults: NONE };

export function createFormStore(asked: readonly ModuleVariable[], start: Form): FormStore {
  let variables = asked;
  const listeners = new Map<string | undefined, Set<() => void>>();
  const inputs = new Map<string, InputState>();
  let check = createFormCheck(variables);
  let state: FormState = { form: new Map(), faults: new Map() };

  /** Replaces the form, and returns the names of the inputs whose state differs. */
  const take = (form: Form): string[] => {
    const faults = check(form);
    state = { form, faults };
    return variables.flatMap(({ name }) => {
      const before = inputs.get(name) ?? BLANK;
      const after = { draft: form.get(name), faults: faults.get(name) ?? NONE };
      if (before.draft === after.draft && before.faults === after.faults) return [];
      inputs.set(name, after);
      return [name];
    });
  };
  const replace = (form: Form): void => {
    for (const name of [undefined, ...take(form)])
      for (const listener of listeners.get(name) ?? []) listener();
  };
  take(start);

  return {
    get: () => state,
    getInput: (name) => inputs.get(name) ?? BLANK,
    change(name, draft) {
      const form = new Map(state.form);
      if (draft === undefined) form.delete(name);
      else form.set(name, draft);
      replace(form);
    },
    replace,
    setVariables(next) {
      if (next === variables) return;
      variables = next;
      check = createFormCheck(next);
      replace(state.form);
    },
    checkAgain() {
      check = createFormCheck(variables);
      replace(state.form);
    },
    subscribe(listener, name) {
      const own = listeners.get(name) ?? new Set();
      listeners.set(name, own.add(listener));
      return () => own.delete(listener);
    },
  };
}

/** Returns the form and its errors, for components that depend on all of it. */
export function useForm({ subscribe, get }: FormStore): FormState {
  return useSyncExternalStore(subscribe, get, get);
}
