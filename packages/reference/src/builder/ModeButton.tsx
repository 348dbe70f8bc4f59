import { formatText } from '@gruntwork-docs/engine/shared';
import {
  createDraft,
  type Draft,
  MEMBER_SLOT,
  parseDraft,
  renderDraft,
} from '@gruntwork-docs/terraform/builder';
import type { TypeTree } from '@gruntwork-docs/terraform/model';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { focusControl, useBuilder } from './builder-context.ts';

interface ModeButtonProps {
  readonly type: TypeTree;
  readonly draft: Draft;
  readonly path: string;
  readonly name: string;
  readonly onChange: (draft: Draft) => void;
}

/** Switches a value between the control of its type and an expression, and converts the current value. */
export function ModeButton({ type, draft, path, name, onChange }: ModeButtonProps): ReactElement | null {
  const { texts } = useBuilder();
  if (type.kind === 'any') return null;
  const isExpression = draft.kind === 'expression';
  const toggle = (): void => {
    flushSync(() => onChange(isExpression ? toValue(draft.text, type) : toExpression(draft, type)));
    focusControl(path);
  };
  return (
    <button
      type="button"
      className="builder-mode"
      aria-pressed={isExpression}
      aria-label={formatText(texts.builderExpressionOf, { name })}
      onClick={toggle}
    >
      {texts.builderExpression}
    </button>
  );
}

function toExpression(draft: Draft, type: TypeTree): Draft {
  return { kind: 'expression', text: renderDraft(draft, type, 'link', MEMBER_SLOT) ?? '' };
}

/** Discards an expression that no control can hold. */
function toValue(text: string, type: TypeTree): Draft {
  const draft = parseDraft(text, type);
  return draft === undefined || draft.kind === 'expression' ? createDraft(type) : draft;
}
