import { formatText, PageError } from '@gruntwork-docs/engine/shared';
import { Source, useData, useTexts } from '@gruntwork-docs/theme/components';
import type { ReactElement, ReactNode } from 'react';
import './guide.css';
import { getMessages } from './messages.ts';

export interface CostProps {
  /** List prices in US dollars. */
  readonly perDay?: string;
  readonly perMonth?: string;
  /** Page with the prices. */
  readonly source?: string;
  /** The resources that cost it. */
  readonly children?: ReactNode;
}

/** The cost of the resources that a page creates, with a link to the prices. */
export function Cost({ perDay, perMonth, source, children }: CostProps): ReactElement {
  const { lang } = useTexts();
  const messages = getMessages(lang);
  const region = useData('company')?.region;
  const [sum, ...rest] = [
    ...describe(perDay, 'perDay', messages.costPerDay, lang),
    ...describe(perMonth, 'perMonth', messages.costPerMonth, lang),
  ];
  if (sum === undefined)
    throw new PageError('`<Cost>` has no sum', '<Cost', 'Write `perDay="3.10"`, `perMonth="92"` or both.');
  const prices =
    typeof region === 'string' ? formatText(messages.costPricesIn, { region }) : messages.costPrices;
  return (
    <div className="cost">
      <p className="cost-sum">
        <strong>{messages.cost}</strong>{' '}
        <span>
          {[sum, ...rest].join(messages.costJoint)} ({prices})
        </span>{' '}
        {source !== undefined && <Source href={source} />}
      </p>
      {children !== undefined && <div className="cost-body">{children}</div>}
    </div>
  );
}

function describe(value: string | undefined, name: string, text: string, lang: string): string[] {
  if (value === undefined) return [];
  const number = Number(value);
  if (value.trim() === '' || Number.isNaN(number))
    throw new PageError(
      `\`${name}\` of \`<Cost>\` is \`${value}\``,
      `${name}="${value}"`,
      'Write a number of US dollars: `3.10`.',
    );
  const digits = value.includes('.') ? 2 : 0;
  const format = { style: 'currency', currency: 'USD', minimumFractionDigits: digits } as const;
  const amount = new Intl.NumberFormat(lang, { ...format, maximumFractionDigits: digits }).format(number);
  return [formatText(text, { amount })];
}
