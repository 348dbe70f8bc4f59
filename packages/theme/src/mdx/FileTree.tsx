import type { ReactElement, ReactNode } from 'react';

/** A file tree, around a nested list of names. The build marks the items that are folders. */
export function FileTree({ children }: { readonly children: ReactNode }): ReactElement {
  return <div className="file-tree">{children}</div>;
}
