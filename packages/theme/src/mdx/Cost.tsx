import { PageError } from '@gruntwork-docs/engine/shared';
import type { ReactElement, ReactNode } from 'react';
import { formatText, type Texts } from '../texts/texts.ts';
import { useTexts } from '../texts/texts-context.tsx';
import { Source } from './Source.tsx';
import { useSiteValues } from './use-site-values.ts';

export interface CostProps {
  /** US dollars, list prices. */
  readonly perDay?: string;
  readonly perMonth?: string;
  /** Page that has the prices. */
  readonly source?: string;
  /** What costs it. */
  readonly children?: ReactNode;
}

/** What the things that a page creates cost, with the page that has the prices. */
export function Cost({ perDay, perMonth, source, children }: CostProps): ReactElement {
  const texts = useTexts();
  const siteValues = useSiteValues();
  const [sum, ...rest] = [
    ...describe(perDay, 'perDay', texts.costPerDay, texts),
    ...describe(perMonth, 'perMonth', texts.costPerMonth, texts),
  ];
  if (sum === undefined)
    throw new PageError('`<Cost>` has no sum', '<Cost', 'Write `perDay="3.10"`, `perMonth="92"` or both.');
  const prices =
    siteValues.region === undefined
      ? texts.costPrices
      : formatText(texts.costPricesIn, { region: siteValues.region });
  return (
    <div className="cost">
      <p className="cost-sum">
        <strong>{texts.cost}</strong>{' '}
        <span>
          {[sum, ...rest].join(texts.costJoint)} ({prices})
        </span>{' '}
        {source !== undefined && <Source href={source} />}
      </p>
      {children !== undefined && <div className="cost-body">{children}</div>}
    </div>
  );
}

function describe(value: string | undefined, name: string, text: string, { lang }: Texts): string[] {
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
