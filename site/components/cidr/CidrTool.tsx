import { findMessages } from '@gruntwork-docs/engine/shared';
import { useTexts } from '@gruntwork-docs/theme/components';
import type { ReactElement } from 'react';
import { CidrCalculator as Calculator, type CidrCalculatorProps } from './CidrCalculator.island.tsx';
import './cidr.css';
import { arCidr } from './messages.ar.ts';
import { cidrMessages } from './messages.ts';

/** The calculator in the language of the page; messages other than English are passed to the island. */
export function CidrCalculator(props: Omit<CidrCalculatorProps, 'messages'>): ReactElement {
  const messages = findMessages({ en: cidrMessages, ar: arCidr }, useTexts().lang);
  return <Calculator {...props} {...(messages !== cidrMessages && { messages })} />;
}
