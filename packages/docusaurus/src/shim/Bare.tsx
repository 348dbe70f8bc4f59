import type { ReactNode } from 'react';

/** Renders only its children. */
export default function Bare({ children }: { readonly children?: ReactNode }): ReactNode {
  return children;
}
