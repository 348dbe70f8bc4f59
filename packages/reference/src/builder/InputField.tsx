import { formatText } from '@gruntwork-docs/engine/shared';
import { createDraft, type Draft, listChoices, startDraft } from '@gruntwork-docs/terraform/builder';
import type { ModuleVariable } from '@gruntwork-docs/terraform/model';
import { summarizeType } from '@gruntwork-docs/terraform/model';
import { Message } from '@gruntwork-docs/theme/components';
import { memo, type ReactElement, type ReactNode, useCallback, useMemo, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { focusControl, toControlId, useBuilder } from './builder-context.ts';
import { FieldRow, toPlaceholder } from './FieldRow.tsx';
import type { FormStore, InputState } from './form-store.ts';
import { PlainText } from './PlainText.tsx';

/** Characters of the longest default that fits on its line. */
const LONGEST_DEFAULT = 120;

export interface InputFieldProps {
  readonly variable: ModuleVariable;
  readonly store: FormStore;
  /** True when the filter hides the input. */
  readonly isHidden: boolean;
}

/** An input of the module; its control appears once it is set, or when it is required. */
export const InputField = memo(function InputField({
  variable,
  store,
  isHidden,
}: InputFieldProps): ReactElement {
  const { name, required } = variable;
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener, name), [store, name]);
  const get = (): InputState => store.getInput(name);
  const state = useSyncExternalStore(subscribe, get, get);
  const isSet = state.draft !== undefined;
  const field = { variable, ...state, onChange: store.change };
  return (
    <div className="builder-field" hidden={isHidden} data-set={isSet ? '' : undefined}>
      {required || isSet ? <SetField {...field} /> : <UnsetField {...field} />}
    </div>
  );
});

interface FieldProps extends InputState {
  readonly variable: ModuleVariable;
  readonly onChange: (name: string, draft: Draft | undefined) => void;
}

function SetField({ variable, draft, faults, onChange }: FieldProps): ReactElement {
  const { name, typeTree, required, sensitive, ephemeral, default: fallback } = variable;
  const { texts } = useBuilder();
  const blank = useMemo(() => createDraft(typeTree), [typeTree]);
  const choices = useMemo(() => listChoices(variable), [variable]);
  const own = draft ?? blank;
  const change = (changed: Draft): void => onChange(name, changed);
  const unset = (): void => {
    flushSync(() => onChange(name, undefined));
    document.getElementById(`${toControlId(name)}-set`)?.focus();
  };
  const isSecret = sensitive || ephemeral;
  return (
    <FieldRow
      name={name}
      type={typeTree}
      path={name}
      draft={own}
      required={required}
      marks={<Marks variable={variable} />}
      description={
        <>
          <Description variable={variable} />
          {isSecret && <span className="builder-secret">{texts.builderSensitiveNote}</span>}
        </>
      }
      faults={faults}
      onChange={change}
      onUnset={required ? undefined : unset}
      choices={choices}
      placeholder={isSecret ? `var.${name}` : toPlaceholder(fallback)}
    />
  );
}

function UnsetField({ variable, onChange }: FieldProps): ReactElement {
  const { name, typeTree, default: fallback = 'null' } = variable;
  const { texts } = useBuilder();
  const set = (): void => {
    flushSync(() => onChange(name, startInput(variable)));
    focusControl(name);
  };
  return (
    <>
      <div className="builder-head">
        <span className="builder-name">{name}</span>
        <code className="builder-type">{summarizeType(typeTree)}</code>
        <Marks variable={variable} />
        <span className="builder-actions">
          <button
            type="button"
            id={`${toControlId(name)}-set`}
            className="builder-link"
            aria-label={formatText(texts.builderSetInput, { name })}
            onClick={set}
          >
            {texts.builderSet}
          </button>
        </span>
      </div>
      <p className="builder-description builder-short">
        <Description variable={variable} />
      </p>
      <p className="builder-default">
        <Message
          text={texts.builderDefault}
          values={{ value: <code>{fallback.replace(/\s+/g, ' ').slice(0, LONGEST_DEFAULT)}</code> }}
        />
      </p>
    </>
  );
}

function Marks({
  variable: { sensitive, ephemeral, deprecated },
}: {
  readonly variable: ModuleVariable;
}): ReactNode {
  const { texts } = useBuilder();
  return (
    <>
      {(sensitive || ephemeral) && <span className="mark mark-sensitive">{texts.builderMarkSensitive}</span>}
      {deprecated !== undefined && (
        <span className="mark mark-deprecated">{texts.builderMarkDeprecated}</span>
      )}
    </>
  );
}

function Description({
  variable: { description, deprecated },
}: {
  readonly variable: ModuleVariable;
}): ReactNode {
  return (
    <>
      {deprecated !== undefined && (
        <span className="builder-deprecated">
          <PlainText text={deprecated} />{' '}
        </span>
      )}
      <PlainText text={description ?? ''} />
    </>
  );
}

/** Secrets are referenced, never written out. */
function startInput({ typeTree, sensitive, ephemeral, default: fallback }: ModuleVariable): Draft {
  return sensitive || ephemeral ? { kind: 'expression', text: '' } : startDraft(typeTree, fallback);
}
