import type { ReactElement, ReactNode } from 'react';

/** Around a nested list of names: a tree of files. The build marks the items that are folders. */
export function FileTree({ children }: { readonly children: ReactNode }): ReactElement {
  return <div className="file-tree">{children}</div>;
}
