import type { EngineTexts } from '@gruntwork-docs/engine/shared';
import { createContext, type ReactElement, type ReactNode, useContext } from 'react';

/** What components inside a page's body know of the site. */
export interface BodyContextValue {
  /** Path prefix of the site, with a slash at both ends. */
  readonly baseUrl: string;
  /** `owner/name` of repositories that only subscribers can read. */
  readonly privateRepositories: readonly string[];
  /** What a source of the site shows under a name; `undefined` where none does. The page is noted to depend on it. */
  read(name: string): unknown;
  /** URL of the page that is rendered. */
  readonly url?: string;
  /** Language of its text. */
  readonly lang?: string;
  /** Highlights code that a component has as a value. */
  highlight?(
    code: string,
    lang: string,
    meta?: string,
  ): {
    readonly html: string;
    readonly title: string | undefined;
    readonly firstLineNumber: number | undefined;
  };
  /** The drawing that fences of the language become; `undefined` for what stays code. */
  draw?(code: string, lang: string): { readonly svg: string; readonly alt: string } | undefined;
  /** Notes elements for the head of the page. */
  addHead?(content: ReactNode): void;
  /** Texts in the language of the page; absent: English. */
  readonly texts?: EngineTexts;
}

const BodyContext = createContext<BodyContextValue | undefined>(undefined);

export function BodyProvider(props: {
  readonly value: BodyContextValue;
  readonly children: ReactNode;
}): ReactElement {
  return <BodyContext value={props.value}>{props.children}</BodyContext>;
}

/** The page that is being rendered: islands are roots of their own, which no context reaches. */
let rendered: BodyContextValue | undefined;

/** Renders with the site's data at hand, in islands as well. Nothing else is rendered meanwhile. */
export function withBody<T>(value: BodyContextValue, render: () => T): T {
  rendered = value;
  try {
    return render();
  } finally {
    rendered = undefined;
  }
}

/** What is known where no component is rendered: `undefined` in a browser. */
export function getRenderedBody(): BodyContextValue | undefined {
  return rendered;
}

/** The site's data for components of a body; `undefined` in a browser. */
export function useOptionalBodyContext(): BodyContextValue | undefined {
  return useContext(BodyContext) ?? rendered;
}

/** The site's data for components of a body; throws outside of `<BodyProvider>`. */
export function useBodyContext(): BodyContextValue {
  const value = useOptionalBodyContext();
  if (value === undefined) throw new Error('useBodyContext was used outside <BodyProvider>');
  return value;
}
