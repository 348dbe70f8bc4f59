import { createContext, useContext } from 'react';
import { type CidrTexts, cidrTexts } from '../texts/cidr-texts.ts';

/** Inside of the island; English unless it was given other texts. */
export const CidrTextsContext = createContext<CidrTexts>(cidrTexts);

export function useCidrTexts(): CidrTexts {
  return useContext(CidrTextsContext);
}
