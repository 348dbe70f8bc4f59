import type { ReactNode } from 'react';

/** A component that fails is a build error; in a browser the island around it shows the error. */
export default function ErrorBoundary({ children }: { readonly children?: ReactNode }): ReactNode {
  return children;
}
