import type { SidebarMore, SidebarViewNode } from '@gruntwork-docs/engine/shared/page-view.ts';
import type { ReactElement } from 'react';
import { SiteLink } from '../links/SiteLink.tsx';
import { formatPlural } from '../texts/texts.ts';
import { useTexts } from '../texts/texts-context.tsx';

type CategoryView = Extract<SidebarViewNode, { type: 'category' }>;

/** The entries of a sidebar, or of a category in it. */
export function SidebarList({ items }: { readonly items: readonly SidebarViewNode[] }): ReactElement {
  return (
    <ul className="sidebar-list">
      <Entries items={items} />
    </ul>
  );
}

function Entries({ items }: { readonly items: readonly SidebarViewNode[] }): ReactElement {
  return (
    <>
      {items.map((item) =>
        item.type === 'category' ? (
          <Category key={item.key} item={item} />
        ) : item.type === 'html' ? (
          <li key={item.html}>
            <div className="sidebar-html" dangerouslySetInnerHTML={{ __html: item.html }} />
          </li>
        ) : item.type === 'more' ? (
          <More key={item.end} item={item} />
        ) : (
          <li key={item.url}>
            <SiteLink
              url={item.url}
              external={item.external}
              subscribersOnly={item.subscribersOnly}
              current={item.active ? 'page' : undefined}
            >
              {item.label}
            </SiteLink>
          </li>
        ),
      )}
    </>
  );
}

/** Leads to the nearest page that a long list leaves out; scripts put the left out entries in its place. */
function More({ item }: { readonly item: SidebarMore }): ReactElement {
  const texts = useTexts();
  return (
    <li>
      <a href={item.url} data-sidebar-more={item.count} data-end={item.end}>
        {formatPlural(texts, item.end === 'start' ? 'sidebarMoreBefore' : 'sidebarMoreAfter', item.count)}
      </a>
    </li>
  );
}

/**
 * A page has dozens of them, so rows are no elements and have no classes: `sidebar.css` finds label, button and list by where they
 * stand. What scripts can add, the button's whole name and a list without entries, is left to them.
 */
function Category({ item }: { readonly item: CategoryView }): ReactElement {
  const { key, collapsible } = item;
  const items = item.items ?? [];
  const listId = items.length === 0 ? undefined : `_sidebar-${key}`;
  const open = listId !== undefined && (!collapsible || item.onPath || !item.collapsed);
  return (
    <li data-category={key} data-on-path={item.onPath ? '' : undefined}>
      <CategoryLabel item={item} />
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
          <Entries items={items} />
        </ul>
      )}
    </li>
  );
}

/** A category without a page of its own leads to its first page; scripts turn that link into a switch. */
function CategoryLabel({ item }: { readonly item: CategoryView }): ReactElement {
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
