import type { ReactNode } from 'react';

/** What it holds, without anything of its own. */
export default function Bare({ children }: { readonly children?: ReactNode }): ReactNode {
  return children;
}
