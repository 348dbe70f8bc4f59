import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { focusControl, toControlId, useBuilder } from './builder-context.ts';
import { ControlErrors, describeControl, selectErrors } from './control-errors.tsx';
import type { ControlProps } from './control-props.ts';

/** Prefixes of references that readers type without quotes. */
const REFERENCE = /^(?:var|local|module|data|dependency|each|aws_\w+|google_\w+|azurerm_\w+)\.[A-Za-z_]/;

const BOOLEANS = ['true', 'false'];

interface TextControlProps extends ControlProps {
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** A string, number or boolean. */
export function TextControl(props: TextControlProps): ReactElement {
  const { type, text, path, name, faults, describedBy, onText, onChange } = props;
  const { texts } = useBuilder();
  const own = selectErrors(faults, path);
  const common = { id: toControlId(path), 'aria-label': name, ...describeControl(own, path, describedBy) };
  const makeExpression = (): void => {
    flushSync(() => onChange({ kind: 'expression', text }));
    focusControl(path);
  };
  return (
    <>
      {type.kind === 'bool' ? (
        <select {...common} value={text} onChange={(event) => onText(event.target.value)}>
          {text === '' && <option value="">{texts.builderChoose}</option>}
          {BOOLEANS.map((value) => (
            <option key={value} value={value}>
              {value}
            </option>
          ))}
        </select>
      ) : (
        <TextField {...props} common={common} />
      )}
      {REFERENCE.test(text) && (
        <p className="builder-note">
          {texts.builderReference}{' '}
          <button type="button" className="builder-link" onClick={makeExpression}>
            {texts.builderUseReference}
          </button>
        </p>
      )}
      <ControlErrors faults={own} path={path} />
    </>
  );
}

function TextField({
  type,
  text,
  onText,
  choices = [],
  placeholder,
  common,
}: TextControlProps & { readonly common: { readonly id: string } }): ReactElement {
  const list = choices.length > 0 ? `${common.id}-choices` : undefined;
  // Multiline text comes from a block; typed text has one line.
  if (text.includes('\n'))
    return (
      <textarea
        {...common}
        dir="auto"
        rows={Math.min(text.split('\n').length + 1, 12)}
        value={text}
        spellCheck={false}
        onChange={(event) => onText(event.target.value)}
      />
    );
  return (
    <>
      <input
        {...common}
        type="text"
        dir="auto"
        inputMode={type.kind === 'number' ? 'decimal' : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        list={list}
        placeholder={placeholder}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      {list !== undefined && (
        <datalist id={list}>
          {choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      )}
    </>
  );
}
