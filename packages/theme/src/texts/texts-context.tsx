import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { en } from './en.ts';
import type { Texts } from './texts.ts';

/** English without a provider: a component can be rendered by itself. */
const TextsContext = createContext<Texts>(en);

/** Gives all components inside their texts. */
export function TextsProvider({
  texts,
  children,
}: {
  readonly texts: Texts;
  readonly children: ReactNode;
}): ReactElement {
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/** The theme's texts in the language of the page. Static components only: no context crosses into an island. */
export function useTexts(): Texts {
  return useContext(TextsContext);
}
