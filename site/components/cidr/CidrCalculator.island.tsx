import type { HydrateOn } from '@gruntwork-docs/engine/client';
import { type ReactElement, useId, useRef, useState } from 'react';
import { BlockTable } from './BlockTable.tsx';
import { type CalculatorInput, calculate, startInput } from './calculate.ts';
import { type CidrMessages, cidrMessages } from './messages.ts';
import { CidrMessagesContext, useCidrMessages } from './messages-context.ts';
import { NetworkFields } from './NetworkFields.tsx';
import { PlanTable } from './PlanTable.tsx';
import { Problems } from './Problems.tsx';

export interface CidrCalculatorProps {
  /** The initial example block; defaults to `10.2.0.0/16`. */
  readonly block?: string;
  /** Messages in another language than English. */
  readonly messages?: CidrMessages;
}

export const hydrate: HydrateOn = 'interaction';

/** Describes a block and divides it like the catalog's VPC services. Static without JavaScript. */
export function CidrCalculator({ block, messages = cidrMessages }: CidrCalculatorProps): ReactElement {
  return (
    <CidrMessagesContext value={messages}>
      <Calculator firstBlock={block} />
    </CidrMessagesContext>
  );
}

function Calculator({ firstBlock }: { readonly firstBlock: string | undefined }): ReactElement {
  const texts = useCidrMessages();
  const [input, setInput] = useState(() => startInput('application', firstBlock));
  const change = (changed: Partial<CalculatorInput>) => setInput({ ...input, ...changed });
  const blockField = useRef<HTMLInputElement>(null);
  const result = calculate(input);
  const problemsId = useId();
  const take = (block = '') => {
    change({ block });
    // The button disappears with the problem, but must not take the focus along.
    blockField.current?.focus();
  };

  return (
    <div className="cidr">
      <NetworkFields
        input={input}
        onChange={change}
        blockField={blockField}
        faults={{
          block: result.blockProblem !== undefined,
          zones: result.zonesProblem !== undefined,
          describedBy: problemsId,
        }}
      />
      <Problems id={problemsId} result={result} />
      {result.suggestion !== undefined && (
        <button type="button" className="button cidr-suggestion" onClick={() => take(result.suggestion)}>
          {texts.cidrUse.replace('{block}', result.suggestion)}
        </button>
      )}

      {result.block && result.kind && <BlockTable block={result.block} kind={result.kind} />}
      {result.block && result.plan && <PlanTable network={result.block} plan={result.plan} />}
    </div>
  );
}
