import type { ReactNode } from 'react';

/** A word that stands out. */
export function Badge({ children }: { readonly children: ReactNode }) {
  return <strong className="badge">{children}</strong>;
}
