import type { SidebarNode } from '@gruntwork-docs/engine/shared/page-view.ts';
import { useOptionalBodyContext } from '@gruntwork-docs/theme/body-context.tsx';
import { CategoryIndex } from '@gruntwork-docs/theme/pages/CategoryIndex.tsx';
import type { ReactElement } from 'react';

interface Item {
  readonly type?: string;
  readonly label?: string;
  readonly href?: string;
  readonly items?: readonly Item[];
}

/** Cards of the pages of a category: that of the page itself, or the given ones. */
export default function DocCardList({ items }: { readonly items?: readonly Item[] }): ReactElement {
  const { read, url = '' } = useOptionalBodyContext() ?? {};
  const categories = read?.('docusaurus categories') as
    | Readonly<Record<string, readonly SidebarNode[]>>
    | undefined;
  const shown = items?.flatMap(toNode) ?? categories?.[url.replace(/(?<=.)\/$/, '')] ?? [];
  return <CategoryIndex items={shown} />;
}

function toNode({ label = '', href, items = [] }: Item): SidebarNode[] {
  if (items.length > 0)
    return [
      {
        type: 'category',
        label,
        ...(href !== undefined && { url: href }),
        collapsible: true,
        collapsed: true,
        items: items.flatMap(toNode),
      },
    ];
  return href === undefined ? [] : [{ type: 'link', label, url: href, external: /^[a-z]+:/.test(href) }];
}
