import { createContext, type FunctionComponent, useContext } from 'react';
import type { BuilderMessages } from '#shared/messages/builder.ts';
import type { ControlProps } from './control-props.ts';

/** Context shared by all parts of the builder. */
export interface BuilderContextValue {
  /** Messages with their language tag. */
  readonly texts: BuilderMessages & { readonly lang: string };
  /** Renders the control of a value of any type, because values nest. */
  readonly Control: FunctionComponent<ControlProps>;
  /** Announces a text to screen readers, which ignore everything behind a modal dialog. */
  readonly announce: (text: string) => void;
}

export const BuilderContext = createContext<BuilderContextValue | undefined>(undefined);

export function useBuilder(): BuilderContextValue {
  const value = useContext(BuilderContext);
  if (value === undefined) throw new Error('This part of the builder stands outside of it.');
  return value;
}

/** Returns the id of the control at a path of a form. */
export function toControlId(path: string): string {
  return `builder-${path}`;
}

/** Focuses the control at a path, or the first one within it. */
export function focusControl(path: string): void {
  const found = document.getElementById(toControlId(path));
  const control = found?.matches('input,select,textarea,button')
    ? found
    : (found?.querySelector<HTMLElement>('input,select,textarea,button') ?? found);
  control?.focus();
}
