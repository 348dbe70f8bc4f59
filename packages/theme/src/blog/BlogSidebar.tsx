import type { BlogView, FeedView } from '@gruntwork-docs/engine/shared';
import type { ReactElement } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { useMessages } from '../messages/messages-context.tsx';

export interface BlogSidebarProps {
  readonly blog: BlogView;
  readonly feeds: readonly FeedView[];
  /** URL of the current page. */
  readonly url: string;
}

/** The newest posts next to every page of the blog, and links to all others. */
export function BlogSidebar({ blog, feeds, url }: BlogSidebarProps): ReactElement {
  const texts = useMessages();
  const ways = [
    { label: texts.allPosts, url: blog.archiveUrl },
    ...(blog.tagsUrl === undefined ? [] : [{ label: texts.tags, url: blog.tagsUrl }]),
  ];
  return (
    <aside className="sidebar blog-sidebar">
      <details className="sidebar-fold">
        <summary>
          {blog.recentTitle}
          <Icon name="chevron-right" size={16} />
        </summary>
      </details>
      <nav className="sidebar-nav" data-sidebar="blog" aria-label={blog.recentTitle}>
        <ul className="sidebar-list">
          <li className="blog-sidebar-title" aria-hidden="true">
            {blog.recentTitle}
          </li>
          {blog.recent.map((link) => (
            <Item key={link.url} {...link} isCurrent={link.url === url} />
          ))}
          <li className="blog-sidebar-ways">
            <ul className="sidebar-list">
              {ways.map((link) => (
                <Item key={link.url} {...link} isCurrent={link.url === url} />
              ))}
              {feeds.map((feed) => (
                <li key={feed.url}>
                  <a href={feed.url} type={feed.type} data-no-router="">
                    {texts[FEED_NAMES[feed.type]]}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        </ul>
      </nav>
    </aside>
  );
}

const FEED_NAMES = {
  'application/rss+xml': 'rssFeed',
  'application/atom+xml': 'atomFeed',
} as const;

function Item(item: {
  readonly label: string;
  readonly url: string;
  readonly isCurrent: boolean;
}): ReactElement {
  return (
    <li>
      <a href={item.url} aria-current={item.isCurrent ? 'page' : undefined}>
        {item.label}
      </a>
    </li>
  );
}
