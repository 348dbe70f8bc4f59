import type { ReactElement } from 'react';
import type { LastUpdated, PageView } from '#shared/page-view.ts';
import { Icon } from '../icons/Icon.tsx';

/** Below the text: its tags, where to edit it, and when it was last changed. */
export function ArticleFooter({ page }: { readonly page: PageView }): ReactElement | null {
  const { tags, editUrl, lastUpdated } = page;
  const hasDate = lastUpdated?.date !== undefined || lastUpdated?.author !== undefined;
  if (tags.length === 0 && editUrl === undefined && !hasDate) return null;
  return (
    <footer className="article-footer">
      {tags.length > 0 && (
        <div className="article-tags">
          <span id="tags-label">Tags:</span>
          <ul aria-labelledby="tags-label">
            {tags.map((tag) => (
              <li key={tag.url}>
                <a className="tag" href={tag.url} rel="tag">
                  {tag.label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {(editUrl !== undefined || hasDate) && (
        <div className="article-meta">
          {editUrl !== undefined && (
            <a className="edit-link" href={editUrl} target="_blank" rel="noopener noreferrer">
              <Icon name="edit" size={16} />
              Edit this page
            </a>
          )}
          {hasDate && <Updated value={lastUpdated} />}
        </div>
      )}
    </footer>
  );
}

function Updated({ value }: { readonly value: LastUpdated }): ReactElement {
  return (
    <p className="last-updated">
      Last updated
      {value.date !== undefined && (
        <>
          {' on '}
          <time dateTime={value.date}>{formatDay(value.date)}</time>
        </>
      )}
      {value.author !== undefined && <> by {value.author}</>}
    </p>
  );
}

/** `2024-03-07` as `March 7, 2024`, in no time zone but its own. */
export function formatDay(date: string): string {
  return new Date(`${date.slice(0, 10)}T00:00:00Z`).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
}
