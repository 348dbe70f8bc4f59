import type { ReactNode } from 'react';

/** A highlighted word. */
export function Badge({ children }: { readonly children: ReactNode }) {
  return <strong className="badge">{children}</strong>;
}
