import type { ReactElement, ReactNode } from 'react';

export interface TabItemProps {
  readonly value: string;
  /** What the tab says; the value when absent. */
  readonly label?: string;
  /** Open at first. */
  readonly default?: boolean;
  readonly children?: ReactNode;
}

/** One panel of `Tabs`, which reads these props and renders the panel around the children. */
export function TabItem({ children }: TabItemProps): ReactElement {
  return <>{children}</>;
}
