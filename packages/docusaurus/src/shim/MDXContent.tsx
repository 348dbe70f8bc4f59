import type { ReactNode } from 'react';

/** Renders Markdown content inside a component. */
export default function MDXContent({ children }: { readonly children?: ReactNode }): ReactNode {
  return <div className="markdown">{children}</div>;
}
