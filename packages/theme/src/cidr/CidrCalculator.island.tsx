import type { HydrateOn } from '@gruntwork-docs/engine/client/public.ts';
import { type ReactElement, useId, useRef, useState } from 'react';
import { type CidrTexts, cidrTexts } from '../texts/cidr-texts.ts';
import { BlockFacts } from './BlockFacts.tsx';
import { type CalculatorInput, calculate, MOST_ZONES, startInput } from './calculate.ts';
import { CidrTextsContext, useCidrTexts } from './cidr-texts-context.ts';
import { formatProblem } from './format-problem.ts';
import { isLayoutId, layouts } from './layouts.ts';
import { Marked } from './Marked.tsx';
import { PlanTable } from './PlanTable.tsx';
import { TierFields } from './TierFields.tsx';

export interface CidrCalculatorProps {
  /** The block of the example that is shown first, `10.2.0.0/16` unless given. */
  readonly block?: string;
  /** English ones unless given. */
  readonly texts?: CidrTexts;
}

export const hydrate: HydrateOn = 'interaction';

/** Describes a block and divides it as the catalog's VPC services do. Without JavaScript it is a worked example. */
export function CidrCalculator({ block, texts = cidrTexts }: CidrCalculatorProps): ReactElement {
  return (
    <CidrTextsContext value={texts}>
      <Calculator firstBlock={block} />
    </CidrTextsContext>
  );
}

function Calculator({ firstBlock }: { readonly firstBlock: string | undefined }): ReactElement {
  const texts = useCidrTexts();
  const [input, setInput] = useState(() => startInput('application', firstBlock));
  const change = (changed: Partial<CalculatorInput>) => setInput({ ...input, ...changed });
  const id = useId();
  const blockField = useRef<HTMLInputElement>(null);
  const result = calculate(input);
  const problemsId = `${id}problems`;
  const take = (block = '') => {
    change({ block });
    // The button goes with the problem, and focus must not go with it.
    blockField.current?.focus();
  };

  return (
    <div className="cidr">
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
            aria-invalid={result.blockProblem !== undefined}
            aria-describedby={problemsId}
            onChange={({ currentTarget }) => change({ block: currentTarget.value })}
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
            aria-invalid={result.zonesProblem !== undefined}
            aria-describedby={problemsId}
            onChange={({ currentTarget }) => change({ zones: currentTarget.value })}
          />
        </div>
        <div className="cidr-field cidr-layout">
          <label htmlFor={`${id}layout`}>{texts.cidrLayout}</label>
          {/* Uncontrolled: the first option is what the state begins with. */}
          <select
            id={`${id}layout`}
            autoComplete="off"
            onChange={({ currentTarget: { value } }) =>
              isLayoutId(value) && change({ layout: value, tiers: {} })
            }
          >
            {Object.entries(layouts).map(([value, { label }]) => (
              <option key={value} value={value}>
                {texts[label]}
              </option>
            ))}
          </select>
        </div>
        <TierFields input={input} onChange={(tiers) => change({ tiers })} />
      </fieldset>

      <div id={problemsId} className="cidr-problems" aria-live="polite">
        {result.blockProblem !== undefined && (
          <p>
            <Marked text={formatProblem(texts, result.blockProblem)} />
          </p>
        )}
        {result.zonesProblem !== undefined && <p>{formatProblem(texts, result.zonesProblem)}</p>}
        {result.planProblems
          .map((problem) => formatProblem(texts, problem))
          .map((problem) => (
            <p key={problem}>
              <Marked text={problem} />
            </p>
          ))}
      </div>
      {result.suggestion !== undefined && (
        <button type="button" className="button cidr-suggestion" onClick={() => take(result.suggestion)}>
          {texts.cidrUse.replace('{block}', result.suggestion)}
        </button>
      )}

      {result.block && result.kind && <BlockFacts block={result.block} kind={result.kind} />}
      {result.block && result.plan && <PlanTable network={result.block} plan={result.plan} />}
    </div>
  );
}
