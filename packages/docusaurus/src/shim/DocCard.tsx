import type { ReactElement } from 'react';
import DocCardList from './DocCardList.tsx';
import type { SidebarItem } from './sidebar-category.ts';

/** One card. */
export default function DocCard({ item }: { readonly item: SidebarItem }): ReactElement {
  return <DocCardList items={[item]} />;
}
