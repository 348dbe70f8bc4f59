import type { DraftError } from '@gruntwork-docs/terraform/builder';
import type { ReactElement } from 'react';
import { toControlId, useBuilder } from './builder-context.ts';
import { describeInputError } from './describe-input-error.ts';

/** Selects the errors of a control. Missing values are left to the badge of the control. */
export function selectErrors(faults: readonly DraftError[], path: string): DraftError[] {
  return faults.filter((fault) => fault.path === path && fault.kind !== 'missing');
}

/** Attributes that connect a control with its description and its errors. */
export function describeControl(
  own: readonly DraftError[],
  path: string,
  describedBy: string | undefined,
): { readonly 'aria-describedby'?: string; readonly 'aria-invalid'?: true } {
  const ids = [describedBy, own.length > 0 ? `${toControlId(path)}-faults` : undefined].filter(Boolean);
  return {
    ...(ids.length > 0 && { 'aria-describedby': ids.join(' ') }),
    ...(own.length > 0 && { 'aria-invalid': true }),
  };
}

/** The errors of a control, below it. */
export function ControlErrors({
  faults,
  path,
}: {
  readonly faults: readonly DraftError[];
  readonly path: string;
}): ReactElement | null {
  const { texts } = useBuilder();
  if (faults.length === 0) return null;
  return (
    <div className="builder-faults" id={`${toControlId(path)}-faults`}>
      {faults.map((fault) => {
        const text = describeInputError(fault, texts);
        return <p key={text}>{text}</p>;
      })}
    </div>
  );
}
