import type { ReactNode } from 'react';

/** Text of a page inside of a component. */
export default function MDXContent({ children }: { readonly children?: ReactNode }): ReactNode {
  return <div className="markdown">{children}</div>;
}
