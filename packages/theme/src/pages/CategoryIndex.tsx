import type { GeneratedPages, SidebarEntry } from '@gruntwork-docs/engine/shared';
import type { ReactElement } from 'react';
import { Card } from '../mdx/Card.tsx';
import { formatPlural } from '../messages/messages.ts';
import { useMessages } from '../messages/messages-context.tsx';

/** The items of a sidebar category without a page. */
export function CategoryIndex({ description, items }: GeneratedPages['CategoryIndex']): ReactElement {
  return (
    <>
      {description !== undefined && <p>{description}</p>}
      <div className="card-group">
        {items.map((item) => item.type !== 'html' && <Entry key={item.label} item={item} />)}
      </div>
    </>
  );
}

function Entry({ item }: { readonly item: SidebarEntry }): ReactElement | null {
  const texts = useMessages();
  if (item.type === 'link')
    return (
      <Card title={item.label} href={item.url} icon={item.external ? 'external' : 'file'}>
        {item.description !== undefined && <p className="card-about">{item.description}</p>}
      </Card>
    );
  const href = item.url ?? item.firstUrl;
  if (href === undefined) return null;
  return (
    <Card title={item.label} href={href} icon="folder">
      <p className="card-about">
        {item.description ?? formatPlural(texts, 'categoryCount', item.items.length)}
      </p>
    </Card>
  );
}
