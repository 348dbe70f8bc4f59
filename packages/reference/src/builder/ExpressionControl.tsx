import { type ReactElement, useId } from 'react';
import { toControlId, useBuilder } from './builder-context.ts';
import { ControlErrors, describeControl, selectErrors } from './control-errors.tsx';
import type { ControlProps } from './control-props.ts';

/** Lines of an expression before its field scrolls. */
const MOST_LINES = 16;

interface ExpressionControlProps extends ControlProps {
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** An HCL expression instead of a value. */
export function ExpressionControl(props: ExpressionControlProps): ReactElement {
  const { path, name, type, text, faults, describedBy, placeholder, onText } = props;
  const { texts } = useBuilder();
  const noteId = useId();
  const own = selectErrors(faults, path);
  const isTyped = type.kind !== 'any';
  const ids = [describedBy, isTyped ? noteId : undefined].filter(Boolean).join(' ');
  return (
    <>
      <textarea
        id={toControlId(path)}
        className="builder-code"
        aria-label={name}
        dir="ltr"
        rows={Math.min(text.split('\n').length, MOST_LINES)}
        value={text}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        placeholder={placeholder}
        onChange={(event) => onText(event.target.value)}
        {...describeControl(own, path, ids === '' ? undefined : ids)}
      />
      {isTyped && (
        <p className="builder-note" id={noteId}>
          {texts.builderExpressionNote}
        </p>
      )}
      <ControlErrors faults={own} path={path} />
    </>
  );
}
