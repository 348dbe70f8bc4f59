import type { LastUpdated, PageView } from '@gruntwork-docs/engine/shared';
import type { ReactElement } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { TagLink } from '../links/TagLink.tsx';
import { Message } from '../messages/Message.tsx';
import { useMessages } from '../messages/messages-context.tsx';
import { formatDay } from './format-day.ts';

/** The footer of an article: tags, edit link, and date of the last change. */
export function ArticleFooter({ page }: { readonly page: PageView }): ReactElement | null {
  const { tags, editUrl, lastUpdated } = page;
  const texts = useMessages();
  const hasDate = lastUpdated?.date !== undefined || lastUpdated?.author !== undefined;
  if (tags.length === 0 && editUrl === undefined && !hasDate) return null;
  return (
    <footer className="article-footer">
      {tags.length > 0 && (
        <div className="article-tags">
          <span id="_tags-label">{texts.tagsLabel}</span>
          <ul aria-labelledby="_tags-label">
            {tags.map((tag) => (
              <li key={tag.url}>
                <TagLink tag={tag} />
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
              {texts.editPage}
            </a>
          )}
          {hasDate && <Updated value={lastUpdated} />}
        </div>
      )}
    </footer>
  );
}

function Updated({ value: { date, author } }: { readonly value: LastUpdated }): ReactElement {
  const texts = useMessages();
  const day = date !== undefined && <time dateTime={date}>{formatDay(date, texts.lang)}</time>;
  const text = day
    ? author === undefined
      ? texts.updatedOn
      : texts.updatedOnBy
    : author === undefined
      ? texts.updated
      : texts.updatedBy;
  return (
    <p className="last-updated">
      <Message text={text} values={{ date: day, user: author }} />
    </p>
  );
}
