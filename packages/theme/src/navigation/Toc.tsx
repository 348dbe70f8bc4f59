import type { TocEntry } from '@gruntwork-docs/engine/shared';
import type { ReactElement } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { useMessages } from '../messages/messages-context.tsx';

interface TocProps {
  readonly entries: readonly TocEntry[];
}

/** The table of contents next to the text. */
export function Toc({ entries }: TocProps): ReactElement {
  const texts = useMessages();
  return (
    <nav className="toc" data-toc="" aria-label={texts.toc}>
      <p className="toc-title" aria-hidden="true">
        {texts.toc}
      </p>
      <TocList entries={entries} />
    </nav>
  );
}

/** The table of contents above the text, collapsed, for narrow windows. */
export function TocFold({ entries }: TocProps): ReactElement {
  const texts = useMessages();
  return (
    <details className="toc-fold" data-toc-mobile="">
      <summary>
        {texts.toc}
        <Icon name="chevron-right" size={16} />
      </summary>
      <TocList entries={entries} />
    </details>
  );
}

function TocList({ entries }: TocProps): ReactElement {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.id}>
          <a href={`#${entry.id}`} dangerouslySetInnerHTML={{ __html: entry.html }} />
          {entry.children.length > 0 && <TocList entries={entry.children} />}
        </li>
      ))}
    </ul>
  );
}
