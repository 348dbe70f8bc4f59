import type { BodyContext } from '@gruntwork-docs/engine/theme';
import { createContext, type ReactElement, type ReactNode, useContext } from 'react';

const PageBody = createContext<BodyContext | undefined>(undefined);

export function BodyProvider(props: {
  readonly value: BodyContext;
  readonly children: ReactNode;
}): ReactElement {
  return <PageBody value={props.value}>{props.children}</PageBody>;
}

/** The page that is being rendered: islands are roots of their own, which no context reaches. */
let rendered: BodyContext | undefined;

/** Renders with the site's data at hand, in islands as well. Nothing else is rendered meanwhile. */
export function withBody<T>(value: BodyContext, render: () => T): T {
  rendered = value;
  try {
    return render();
  } finally {
    rendered = undefined;
  }
}

/** The page that is being rendered, for code outside of components; `undefined` in a browser. */
export function getRenderedBody(): BodyContext | undefined {
  return rendered;
}

/** The site's data for components of a body; `undefined` in a browser. */
export function useOptionalBodyContext(): BodyContext | undefined {
  return useContext(PageBody) ?? rendered;
}

/** The site's data for components of a body; throws outside of `<BodyProvider>`. */
export function useBodyContext(): BodyContext {
  const value = useOptionalBodyContext();
  if (value === undefined) throw new Error('useBodyContext was used outside <BodyProvider>');
  return value;
}
