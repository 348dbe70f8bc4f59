import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { en } from './en.ts';
import type { Messages } from './messages.ts';

/** Defaults to English, so that a component can be rendered by itself. */
const TextsContext = createContext<Messages>(en);

/** Provides messages to all components inside. */
export function MessagesProvider({
  texts,
  children,
}: {
  readonly texts: Messages;
  readonly children: ReactNode;
}): ReactElement {
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/** Returns the messages in the language of the page. Static components only: islands have no context. */
export function useMessages(): Messages {
  return useContext(TextsContext);
}
