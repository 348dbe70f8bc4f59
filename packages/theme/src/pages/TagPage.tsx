import type { GeneratedPages } from '@gruntwork-docs/engine/shared';
import type { ReactElement } from 'react';
import { useMessages } from '../messages/messages-context.tsx';

/** The documents with a tag. */
export function TagPage({ description, allTagsUrl, docs }: GeneratedPages['TagPage']): ReactElement {
  const texts = useMessages();
  return (
    <>
      {description !== undefined && <p>{description}</p>}
      <p>
        <a href={allTagsUrl}>{texts.allTags}</a>
      </p>
      <ul className="link-list">
        {docs.map((doc) => (
          <li key={doc.url}>
            <h2>
              <a href={doc.url}>{doc.label}</a>
            </h2>
            {doc.description !== undefined && <p>{doc.description}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
