import { createContext, useContext } from 'react';
import { type CidrMessages, cidrMessages } from './messages.ts';

/** Inside of the island; English unless it was given other texts. */
export const CidrMessagesContext = createContext<CidrMessages>(cidrMessages);

export function useCidrMessages(): CidrMessages {
  return useContext(CidrMessagesContext);
}
