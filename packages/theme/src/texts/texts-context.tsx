import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { en } from './en.ts';
import { getTexts, type Texts } from './texts.ts';

/** English without a provider: a component can be rendered by itself. */
const TextsContext = createContext<Texts>(en);

/** Gives all components inside the texts of a locale. */
export function TextsProvider({
  locale,
  children,
}: {
  readonly locale: string;
  readonly children: ReactNode;
}): ReactElement {
  return <TextsContext value={getTexts(locale)}>{children}</TextsContext>;
}

/** The theme's texts in the language of the page. Static components only: no context crosses into an island. */
export function useTexts(): Texts {
  return useContext(TextsContext);
}
