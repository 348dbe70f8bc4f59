import type { ReactElement } from 'react';
import { type CidrTexts, cidrTexts } from '../texts/cidr-texts.ts';
import { useTexts } from '../texts/texts-context.tsx';
import { CidrCalculator, type CidrCalculatorProps } from './CidrCalculator.island.tsx';

/** The calculator in the language of the page; English is what it speaks by itself. */
export function CidrTool(props: Omit<CidrCalculatorProps, 'texts'>): ReactElement {
  const texts = useTexts();
  if (texts.lang === 'en') return <CidrCalculator {...props} />;
  const keys = Object.keys(cidrTexts) as (keyof CidrTexts)[];
  const own = Object.fromEntries(keys.map((key) => [key, texts[key]])) as CidrTexts;
  return <CidrCalculator {...props} texts={own} />;
}
