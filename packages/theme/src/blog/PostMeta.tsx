import type { AuthorView, PostView } from '@gruntwork-docs/engine/shared';
import type { ReactElement } from 'react';
import { formatPlural } from '../messages/messages.ts';
import { useMessages } from '../messages/messages-context.tsx';
import { formatDate } from './format-date.ts';

/** Publication date, reading time, and authors of a post, below its title. */
export function PostMeta({ post }: { readonly post: PostView }): ReactElement {
  const texts = useMessages();
  return (
    <div className="post-meta">
      <p>
        <time dateTime={post.date}>{formatDate(post.date, texts.lang)}</time>
        <span aria-hidden="true"> · </span>
        <span>{formatPlural(texts, 'readingTime', post.readingMinutes)}</span>
      </p>
      {post.authors.length > 0 && (
        <ul className="post-authors">
          {post.authors.map((author) => (
            <Author key={author.name} author={author} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Author({ author: { name, title, url, imageUrl } }: { readonly author: AuthorView }): ReactElement {
  return (
    <li className="post-author">
      {imageUrl !== undefined && (
        <img src={imageUrl} alt="" className="no-zoom" width={36} height={36} loading="lazy" />
      )}
      <span>
        {url === undefined ? (
          <span className="post-author-name">{name}</span>
        ) : (
          <a className="post-author-name" href={url} rel="author">
            {name}
          </a>
        )}
        {title !== undefined && (
          <>
            {', '}
            <span className="post-author-title">{title}</span>
          </>
        )}
      </span>
    </li>
  );
}
