import { type ReactElement, type RefObject, useId } from 'react';
import { type CalculatorInput, MOST_ZONES } from './calculate.ts';
import { isLayoutId, layouts } from './layouts.ts';
import { useCidrMessages } from './messages-context.ts';
import { TierFields } from './TierFields.tsx';

export interface NetworkFieldsProps {
  readonly input: CalculatorInput;
  readonly onChange: (changed: Partial<CalculatorInput>) => void;
  readonly blockField: RefObject<HTMLInputElement | null>;
  /** Fields with invalid values, and the element that explains them. */
  readonly faults: { readonly block: boolean; readonly zones: boolean; readonly describedBy: string };
}

/** The input fields: a block, the number of zones, and the layout. */
export function NetworkFields({ input, onChange, blockField, faults }: NetworkFieldsProps): ReactElement {
  const texts = useCidrMessages();
  const id = useId();
  return (
    <fieldset className="cidr-form">
      <legend className="sr-only">{texts.cidrForm}</legend>
      <div className="cidr-field cidr-block">
        <label htmlFor={`${id}block`}>{texts.cidrBlock}</label>
        <input
          id={`${id}block`}
          type="text"
          ref={blockField}
          value={input.block}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          aria-invalid={faults.block}
          aria-describedby={faults.describedBy}
          onChange={({ currentTarget }) => onChange({ block: currentTarget.value })}
        />
      </div>
      <div className="cidr-field">
        <label htmlFor={`${id}zones`}>{texts.cidrZones}</label>
        <input
          id={`${id}zones`}
          value={input.zones}
          type="number"
          min={1}
          max={MOST_ZONES}
          aria-invalid={faults.zones}
          aria-describedby={faults.describedBy}
          onChange={({ currentTarget }) => onChange({ zones: currentTarget.value })}
        />
      </div>
      <div className="cidr-field cidr-layout">
        <label htmlFor={`${id}layout`}>{texts.cidrLayout}</label>
        {/* Uncontrolled: the first option is the initial state. */}
        <select
          id={`${id}layout`}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) =>
            isLayoutId(value) && onChange({ layout: value, tiers: {} })
          }
        >
          {Object.entries(layouts).map(([value, { label }]) => (
            <option key={value} value={value}>
              {texts[label]}
            </option>
          ))}
        </select>
      </div>
      <TierFields input={input} onChange={(tiers) => onChange({ tiers })} />
    </fieldset>
  );
}
