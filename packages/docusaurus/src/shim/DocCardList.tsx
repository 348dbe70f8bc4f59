import { CategoryIndex } from '@gruntwork-docs/theme/components';
import type { ReactElement } from 'react';
import { type SidebarItem, toSidebarNodes, useVisibleCategory } from './sidebar-category.ts';

/** Cards of the pages in the current category, or of the given items. */
export default function DocCardList({ items }: { readonly items?: readonly SidebarItem[] }): ReactElement {
  const category = useVisibleCategory();
  return <CategoryIndex items={items?.flatMap(toSidebarNodes) ?? category.items} />;
}
