import type { ReactElement, ReactNode } from 'react';

interface CollapsibleProps {
  readonly collapsed: boolean;
  readonly as?: 'div' | 'ul';
  readonly className?: string;
  readonly children?: ReactNode;
}

/** Collapsible content. */
export function Collapsible({
  collapsed,
  as: Tag = 'div',
  className,
  children,
}: CollapsibleProps): ReactElement {
  return (
    <Tag className={className} hidden={collapsed}>
      {children}
    </Tag>
  );
}
