import type { ReactNode } from 'react';

/** A component that fails is an error of the build; in a browser the island around it shows it. */
export default function ErrorBoundary({ children }: { readonly children?: ReactNode }): ReactNode {
  return children;
}
