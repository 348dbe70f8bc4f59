import type { BodyContext } from '@gruntwork-docs/engine/theme';
import { createContext, type ReactElement, type ReactNode, useContext } from 'react';

const PageBody = createContext<BodyContext | undefined>(undefined);

export function BodyProvider(props: {
  readonly value: BodyContext;
  readonly children: ReactNode;
}): ReactElement {
  return <PageBody value={props.value}>{props.children}</PageBody>;
}

/** Context of the current render, stored here because islands are separate roots without React context. */
let rendered: BodyContext | undefined;

/** Renders with the site's data available, even in islands. Synchronous, so renders do not overlap. */
export function withBody<T>(value: BodyContext, render: () => T): T {
  rendered = value;
  try {
    return render();
  } finally {
    rendered = undefined;
  }
}

/** Returns the page that is being rendered, for code outside components; `undefined` in a browser. */
export function getRenderedBody(): BodyContext | undefined {
  return rendered;
}

/** Returns the site's data for components of a body; `undefined` in a browser. */
export function useOptionalBodyContext(): BodyContext | undefined {
  return useContext(PageBody) ?? rendered;
}

/** Returns the site's data for components of a body; throws outside `<BodyProvider>`. */
export function useBodyContext(): BodyContext {
  const value = useOptionalBodyContext();
  if (value === undefined) throw new Error('useBodyContext was used outside <BodyProvider>');
  return value;
}
