import type { ReactElement, ReactNode } from 'react';
import { toControlId, useBuilder } from './builder-context.ts';
import type { ControlProps } from './control-props.ts';
import { FieldHead } from './FieldHead.tsx';

interface FieldRowProps extends Omit<ControlProps, 'describedBy'> {
  readonly required: boolean;
  /** More badges next to the type. */
  readonly marks?: ReactNode;
  /** The purpose of the value; absent when undocumented. */
  readonly description?: ReactNode;
  /** Absent for a required value. */
  readonly onUnset: (() => void) | undefined;
}

/** A value that is set, of an input or of an attribute, with its description and control. */
export function FieldRow({ required, marks, description, onUnset, ...control }: FieldRowProps): ReactElement {
  const { name, type, path, draft, onChange } = control;
  const { Control } = useBuilder();
  const descriptionId = description === undefined ? undefined : `${toControlId(path)}-description`;
  return (
    <>
      <FieldHead
        name={name}
        type={type}
        path={path}
        draft={draft}
        required={required}
        onChange={onChange}
        onUnset={onUnset}
      >
        {marks}
      </FieldHead>
      {description !== undefined && (
        <p className="builder-description" id={descriptionId}>
          {description}
        </p>
      )}
      <Control {...control} describedBy={descriptionId} />
    </>
  );
}

/** The placeholder of an empty field: the default, without quotes. */
export function toPlaceholder(text: string | undefined): string | undefined {
  return text === undefined || text === 'null' || text.includes('\n')
    ? undefined
    : text.replace(/^"(.*)"$/, '$1');
}
