import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import type { GlossaryView } from '#shared/glossary.ts';
import type { CatalogView } from '#shared/reference-view.ts';
import type { SiteFacts } from '#shared/site-facts.ts';

/** What components inside a page's body know of the site. */
export interface BodyContextValue {
  /** Path prefix of the site, with a slash at both ends. */
  readonly baseUrl: string;
  /** `owner/name` of repositories that only subscribers can read. */
  readonly privateRepositories: readonly string[];
  /** Terms that pages explain on the spot. */
  readonly glossary: GlossaryView;
  /** What the data files tell; absent on a page that has no use for it. */
  readonly facts?: SiteFacts | undefined;
  /** The site's catalog of modules; absent when it has none. */
  readonly catalog?: CatalogView | undefined;
  /** Locale of the text; absent: English. */
  readonly lang?: string;
}

const BodyContext = createContext<BodyContextValue | undefined>(undefined);

export function BodyProvider(props: {
  readonly value: BodyContextValue;
  readonly children: ReactNode;
}): ReactElement {
  return <BodyContext value={props.value}>{props.children}</BodyContext>;
}

/** The site's data for components of a body; throws outside of `<BodyProvider>`. */
export function useBodyContext(): BodyContextValue {
  const value = useContext(BodyContext);
  if (value === undefined) throw new Error('useBodyContext was used outside <BodyProvider>');
  return value;
}
