import { type ReactElement, useId } from 'react';
import { type CalculatorInput, showTierField, type TierField } from './calculate.ts';
import { layouts } from './layouts.ts';
import { useCidrMessages } from './messages-context.ts';

export interface TierFieldsProps {
  readonly input: CalculatorInput;
  readonly onChange: (tiers: CalculatorInput['tiers']) => void;
}

/** Fields of a tier, with the names of the module's inputs. */
const FIELDS: readonly (readonly [field: TierField, name: string])[] = [
  ['tierBits', 'tier_bits'],
  ['tierIndex', 'tier_index'],
  ['subnetBits', 'subnet_bits'],
];

/** Numbers for a custom division of the network. */
export function TierFields({ input, onChange }: TierFieldsProps): ReactElement {
  const id = useId();
  const texts = useCidrMessages();
  return (
    <details className="cidr-tiers">
      <summary>{texts.cidrTiers}</summary>
      {layouts[input.layout].tiers.map((tier) => (
        <fieldset key={tier.name}>
          <legend>{tier.name}</legend>
          {FIELDS.map(([field, name]) => {
            const fieldId = `${id}${tier.name}-${field}`;
            return (
              <div key={field} className="cidr-field">
                <label htmlFor={fieldId}>
                  <code>{name}</code>
                </label>
                <input
                  id={fieldId}
                  type="text"
                  inputMode="numeric"
                  autoComplete="off"
                  value={showTierField(input, tier, field)}
                  onChange={({ currentTarget: { value } }) =>
                    onChange({ ...input.tiers, [tier.name]: { ...input.tiers[tier.name], [field]: value } })
                  }
                />
              </div>
            );
          })}
        </fieldset>
      ))}
    </details>
  );
}
