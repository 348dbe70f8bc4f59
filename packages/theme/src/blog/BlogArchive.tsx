import type { GeneratedPages } from '@gruntwork-docs/engine/shared';
import type { ReactElement } from 'react';
import { useMessages } from '../messages/messages-context.tsx';
import { formatMonthDay } from './format-date.ts';

/** All posts, grouped by year of publication. */
export function BlogArchive({ years }: GeneratedPages['BlogArchive']): ReactElement {
  const { lang, noPosts, archive } = useMessages();
  if (years.length === 0) return <p>{noPosts}</p>;
  return (
    <div className="archive">
      <p className="archive-subtitle">{archive}</p>
      {years.map(({ year, posts }) => (
        <section key={year} className="archive-year">
          <h2 id={year}>{year}</h2>
          <ul>
            {posts.map((post) => (
              <li key={post.url}>
                <a href={post.url}>
                  <time dateTime={post.date}>{formatMonthDay(post.date, lang)}</time>
                  {` - ${post.label}`}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
