import type { ReactElement, ReactNode } from 'react';

export interface TabItemProps {
  readonly value: string;
  /** Label of the tab; defaults to the value. */
  readonly label?: string;
  /** True for the tab that is open by default. */
  readonly default?: boolean;
  readonly children?: ReactNode;
}

/** A panel of `Tabs`, which reads these props and renders the panel around the children. */
export function TabItem({ children }: TabItemProps): ReactElement {
  return <>{children}</>;
}
