import { createContext, type FunctionComponent, useContext } from 'react';
import type { BuilderMessages } from '#shared/messages/builder.ts';
import type { ControlProps } from './control-props.ts';

/** What all parts of the builder share. */
export interface BuilderContextValue {
  /** With the tag of their language. */
  readonly texts: BuilderMessages & { readonly lang: string };
  /** Control of a value of any type: values hold values. */
  readonly Control: FunctionComponent<ControlProps>;
  /** Has screen readers say a text: what stands behind a modal dialog is not heard. */
  readonly announce: (text: string) => void;
}

export const BuilderContext = createContext<BuilderContextValue | undefined>(undefined);

export function useBuilder(): BuilderContextValue {
  const value = useContext(BuilderContext);
  if (value === undefined) throw new Error('This part of the builder stands outside of it.');
  return value;
}

/** Id of the control at a path of a form. */
export function toControlId(path: string): string {
  return `builder-${path}`;
}

/** Puts the focus on the control at a path, or on the first one in it. */
export function focusControl(path: string): void {
  const found = document.getElementById(toControlId(path));
  const control = found?.matches('input,select,textarea,button')
    ? found
    : (found?.querySelector<HTMLElement>('input,select,textarea,button') ?? found);
  control?.focus();
}
