import { formatText } from '@gruntwork-docs/engine/shared';
import type { Draft } from '@gruntwork-docs/terraform/builder';
import type { TypeTree } from '@gruntwork-docs/terraform/model';
import { summarizeType } from '@gruntwork-docs/terraform/model';
import type { ReactElement, ReactNode } from 'react';
import { toControlId, useBuilder } from './builder-context.ts';
import { ModeButton } from './ModeButton.tsx';

interface FieldHeadProps {
  readonly name: string;
  readonly type: TypeTree;
  readonly path: string;
  readonly draft: Draft;
  readonly required: boolean;
  /** More badges. */
  readonly children?: ReactNode;
  readonly onChange: (draft: Draft) => void;
  /** Absent for a required value. */
  readonly onUnset: (() => void) | undefined;
}

/** The line above a control: label, type, and actions. */
export function FieldHead(props: FieldHeadProps): ReactElement {
  const { name, type, path, draft, required, children, onChange, onUnset } = props;
  const { texts } = useBuilder();
  return (
    <div className="builder-head">
      {draft.kind === 'text' || draft.kind === 'expression' ? (
        <label className="builder-name" htmlFor={toControlId(path)}>
          {name}
        </label>
      ) : (
        <span className="builder-name">{name}</span>
      )}
      <code className="builder-type">{summarizeType(type)}</code>
      {required && <span className="mark mark-required">{texts.builderMarkRequired}</span>}
      {children}
      <span className="builder-actions">
        {onUnset !== undefined && (
          <button
            type="button"
            className="builder-link"
            aria-label={formatText(texts.builderUnsetInput, { name })}
            onClick={onUnset}
          >
            {texts.builderUnset}
          </button>
        )}
        <ModeButton type={type} draft={draft} path={path} name={name} onChange={onChange} />
      </span>
    </div>
  );
}
