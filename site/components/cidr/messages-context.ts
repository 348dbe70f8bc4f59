import { createContext, useContext } from 'react';
import { type CidrMessages, cidrMessages } from './messages.ts';

/** Messages inside the island; English by default. */
export const CidrMessagesContext = createContext<CidrMessages>(cidrMessages);

export function useCidrMessages(): CidrMessages {
  return useContext(CidrMessagesContext);
}
