import { getRenderedBody } from '@gruntwork-docs/theme/components';
import { Children, createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

interface HeadProps {
  readonly children?: ReactNode;
}

/** Elements for the document's head: added when the page is rendered, and never updated. */
export default function Head({ children }: HeadProps): null {
  getRenderedBody()?.addHead?.(Children.map(children, toHeadElement));
  return null;
}

function toHeadElement(child: ReactNode): ReactElement | undefined {
  if (!isValidElement<HeadProps>(child)) return undefined;
  const { type, props } = child;
  if (type === Fragment) return <>{Children.map(props.children, toHeadElement)}</>;
  // A title is one string, and the document's own elements are the theme's.
  if (type === 'title') return createElement('title', null, toText(props.children));
  return type === 'html' || type === 'body' ? undefined : child;
}

function toText(node: ReactNode): string {
  return Children.toArray(node).join('');
}

/** Names that libraries for the document's head use for it, and the provider that they expect. */
export { Head as Helmet };
export const HelmetProvider = Fragment;
