import type { SidebarMore, SidebarViewNode } from '@gruntwork-docs/engine/shared';
import type { ReactElement } from 'react';
import { SiteLink } from '../links/SiteLink.tsx';
import { formatPlural } from '../messages/messages.ts';
import { useMessages } from '../messages/messages-context.tsx';

type CategoryView = Extract<SidebarViewNode, { type: 'category' }>;
type LinkView = Extract<SidebarViewNode, { type: 'link' }>;

/** The entries of a sidebar, rendered by plain functions, because React is slower with components. */
export function SidebarList({ items }: { readonly items: readonly SidebarViewNode[] }): ReactElement {
  return <ul className="sidebar-list">{items.map(renderEntry)}</ul>;
}

function renderEntry(item: SidebarViewNode): ReactElement {
  switch (item.type) {
    case 'category':
      return renderCategory(item);
    case 'html':
      return (
        <li key={item.html}>
          <div className="sidebar-html" dangerouslySetInnerHTML={{ __html: item.html }} />
        </li>
      );
    case 'more':
      return <More key={item.end} item={item} />;
    default:
      return <li key={item.url}>{renderLink(item)}</li>;
  }
}

function renderLink({ url, label, external, attributes, active }: LinkView): ReactElement {
  const current = active ? 'page' : undefined;
  if (!external)
    return (
      <a href={url} aria-current={current}>
        {label}
      </a>
    );
  return (
    <SiteLink url={url} external attributes={attributes} current={current}>
      {label}
    </SiteLink>
  );
}

/** A link to the nearest page that a long list leaves out; scripts replace it with the missing entries. */
function More({ item }: { readonly item: SidebarMore }): ReactElement {
  const texts = useMessages();
  return (
    <li>
      <a href={item.url} data-sidebar-more={item.count} data-end={item.end}>
        {formatPlural(texts, item.end === 'start' ? 'sidebarMoreBefore' : 'sidebarMoreAfter', item.count)}
      </a>
    </li>
  );
}

/**
 * Renders a category. A page has dozens, so rows have no elements or classes: `sidebar.css` selects label,
 * button, and list by position. Scripts add the button's full name and the entries of an empty list.
 */
function renderCategory(item: CategoryView): ReactElement {
  const { key, collapsible } = item;
  const items = item.items ?? [];
  const listId = items.length === 0 ? undefined : `_sidebar-${key}`;
  const open = listId !== undefined && (!collapsible || item.onPath || !item.collapsed);
  return (
    <li key={key} data-category={key} data-on-path={item.onPath ? '' : undefined}>
      {renderLabel(item)}
      {collapsible && (
        <button type="button" aria-expanded={open} aria-controls={listId} aria-label={item.label} />
      )}
      {listId !== undefined && (
        <ul
          className="sidebar-list"
          id={listId}
          data-collapsible={collapsible ? '' : undefined}
          hidden={!open}
        >
          {items.map(renderEntry)}
        </ul>
      )}
    </li>
  );
}

/** Renders the label: a category without a page links to its first page, until scripts add a toggle. */
function renderLabel(item: CategoryView): ReactElement {
  const { label, url, firstUrl, active, onPath, collapsible } = item;
  const current = active ? 'page' : onPath ? 'true' : undefined;
  if (url !== undefined) {
    return (
      <a href={url} aria-current={current}>
        {label}
      </a>
    );
  }
  if (firstUrl === undefined || !collapsible) return <span>{label}</span>;
  return (
    <a href={firstUrl} aria-current={current} data-category-toggle="">
      {label}
    </a>
  );
}
