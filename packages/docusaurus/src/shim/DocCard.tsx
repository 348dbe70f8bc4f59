import type { ReactElement } from 'react';
import DocCardList from './DocCardList.tsx';

/** One card. */
export default function DocCard({
  item,
}: {
  readonly item: { readonly label?: string; readonly href?: string };
}): ReactElement {
  return <DocCardList items={[item]} />;
}
