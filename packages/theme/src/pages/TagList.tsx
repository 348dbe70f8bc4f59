import type { GeneratedPages } from '@gruntwork-docs/engine/shared';
import type { ReactElement } from 'react';
import { formatPlural } from '../messages/messages.ts';
import { useMessages } from '../messages/messages-context.tsx';
import { groupTags } from './tag-groups.ts';

/** All tags, grouped by first letter. */
export function TagList({ tags }: GeneratedPages['TagList']): ReactElement {
  const texts = useMessages();
  return (
    <>
      {groupTags(tags).map(({ letter, tags: group }) => (
        <section key={letter} className="tag-group">
          <h2 id={letter}>{letter}</h2>
          <ul>
            {group.map((tag) => (
              <li key={tag.url}>
                <a className="tag" href={tag.url}>
                  {tag.label}
                  <span className="tag-count">
                    {tag.count}
                    <span className="sr-only">{` ${formatPlural(texts, 'tagCount', tag.count)}`}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
