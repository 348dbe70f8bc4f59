import type { ReactElement } from 'react';
import { cidrTexts } from '../texts/cidr-texts.ts';
import { pickOwnTexts } from '../texts/own-texts.ts';
import { useTexts } from '../texts/texts-context.tsx';
import { CidrCalculator, type CidrCalculatorProps } from './CidrCalculator.island.tsx';

/** The calculator in the language of the page; English is what it speaks by itself. */
export function CidrTool(props: Omit<CidrCalculatorProps, 'texts'>): ReactElement {
  const texts = pickOwnTexts(useTexts(), cidrTexts);
  return <CidrCalculator {...props} {...(texts !== undefined && { texts })} />;
}
