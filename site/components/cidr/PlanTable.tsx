import { Message } from '@gruntwork-docs/theme/components';
import type { ReactElement } from 'react';
import { ADDRESS_BITS, type Block, countUsable, formatBlock } from './block.ts';
import { CopyButton } from './CopyButton.tsx';
import { formatCount } from './format-count.ts';
import { useCidrMessages } from './messages-context.ts';
import type { Plan, PlannedTier } from './subnet-plan.ts';

export interface PlanTableProps {
  readonly network: Block;
  readonly plan: Plan;
}

/** The subnets by tier and zone, each with the call that computes it. */
export function PlanTable({ network, plan }: PlanTableProps): ReactElement {
  const texts = useCidrMessages();
  const caption = texts.cidrSubnetsOf.replace('{block}', formatBlock(network));
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be keyboard-accessible */}
      <section className="table-wrap cidr-plan" tabIndex={0} aria-label={caption}>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.cidrZone}</th>
              <th scope="col">{texts.cidrSubnet}</th>
              <th scope="col" className="align-right">
                {texts.cidrUsable}
              </th>
              <th scope="col">{texts.cidrCall}</th>
            </tr>
          </thead>
          {plan.tiers.map((tier) => (
            <TierRows key={tier.name} tier={tier} />
          ))}
        </table>
      </section>
      <p className="cidr-free">
        {plan.free.length === 0 ? (
          texts.cidrFull
        ) : (
          <Message text={texts.cidrFree} values={{ blocks: <Blocks blocks={plan.free} /> }} />
        )}
      </p>
    </>
  );
}

function Blocks({ blocks }: { readonly blocks: readonly Block[] }): ReactElement {
  return (
    <>
      {blocks.map((block, index) => (
        <span key={formatBlock(block)}>
          {index > 0 && ', '}
          <code>{formatBlock(block)}</code>
        </span>
      ))}
    </>
  );
}

function TierRows({ tier }: { readonly tier: PlannedTier }): ReactElement {
  return (
    <tbody>
      <tr className="cidr-tier">
        <th scope="rowgroup" colSpan={3}>
          {tier.name} <code>{formatBlock(tier.block)}</code>
        </th>
        <td>
          <Call text={tier.call} />
        </td>
      </tr>
      {tier.subnets.map(({ block, call }, zone) => (
        <tr key={call}>
          <th scope="row">{zone}</th>
          <td>
            <code>{formatBlock(block)}</code>
          </td>
          <td className="align-right">
            <UsableCount block={block} />
          </td>
          <td>
            <Call text={call} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}

/** The number of usable addresses; a power for IPv6, because nobody reads twenty digits. */
function UsableCount({ block }: { readonly block: Block }): ReactElement {
  if (block.version === 4) return <>{formatCount(countUsable(block))}</>;
  return (
    <>
      2<sup>{ADDRESS_BITS[6] - block.prefix}</sup> − 5
    </>
  );
}

function Call({ text }: { readonly text: string }): ReactElement {
  return (
    <span className="cidr-call">
      <CopyButton text={text} /> <code>{text}</code>
    </span>
  );
}
