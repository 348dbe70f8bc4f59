import type { GeneratedPages, PostEntry } from '@gruntwork-docs/engine/shared';
import type { ReactElement, ReactNode } from 'react';
import { TagLink } from '../links/TagLink.tsx';
import { useMessages } from '../messages/messages-context.tsx';
import { PostMeta } from './PostMeta.tsx';

type BlogListProps = GeneratedPages['BlogList'] & {
  /** Excerpts of the posts, in the order of `posts`. */
  readonly parts?: readonly ReactNode[];
};

/** Posts from new to old, each with its excerpt; the list of a tag links back to all tags. */
export function BlogList({ posts, parts = [], about, up }: BlogListProps): ReactElement {
  const texts = useMessages();
  return (
    <>
      {about !== undefined && <p>{about}</p>}
      {up !== undefined && (
        <p>
          <a href={up.url}>{up.label}</a>
        </p>
      )}
      {posts.length === 0 && <p>{texts.noPosts}</p>}
      {posts.map((post, index) => (
        <Entry key={post.url} post={post} text={parts[index]} />
      ))}
    </>
  );
}

function Entry({ post, text }: { readonly post: PostEntry; readonly text: ReactNode }): ReactElement {
  const { readMore, tagsLabel } = useMessages();
  return (
    <article className="post-entry">
      <h2 className="post-title">
        <a href={post.url} dangerouslySetInnerHTML={{ __html: post.titleHtml }} />
      </h2>
      <PostMeta post={post} />
      <div className="post-text">{text}</div>
      {(post.truncated || post.tags.length > 0) && (
        <div className="post-foot">
          {post.truncated && (
            <a className="post-more" href={post.url}>
              {readMore}
              <span className="sr-only" dangerouslySetInnerHTML={{ __html: ` ${post.titleHtml}` }} />
            </a>
          )}
          {post.tags.length > 0 && (
            <div className="article-tags">
              <span>{tagsLabel}</span>
              <ul className="post-tags">
                {post.tags.map((tag) => (
                  <li key={tag.url}>
                    <TagLink tag={tag} />
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      )}
    </article>
  );
}
