import type { ReactElement } from 'react';

interface Entry {
  readonly id: string;
  /** Inline HTML of the heading. */
  readonly value: string;
  readonly level: number;
}

interface TOCInlineProps {
  readonly toc: readonly Entry[];
  readonly minHeadingLevel?: number;
  readonly maxHeadingLevel?: number;
}

/** A table of contents in the content. */
export default function TOCInline({
  toc,
  minHeadingLevel = 2,
  maxHeadingLevel = 3,
}: TOCInlineProps): ReactElement {
  const shown = toc.filter(({ level }) => level >= minHeadingLevel && level <= maxHeadingLevel);
  return <List entries={shown} />;
}

function List({ entries }: { readonly entries: readonly Entry[] }): ReactElement {
  const top = Math.min(...entries.map(({ level }) => level));
  const starts = entries.flatMap(({ level }, index) => (level === top || index === 0 ? [index] : []));
  return (
    <ul>
      {starts.map((start, position) => {
        const [entry, ...below] = entries.slice(start, starts[position + 1] ?? entries.length);
        return (
          entry && (
            <li key={entry.id}>
              <a href={`#${entry.id}`} dangerouslySetInnerHTML={{ __html: entry.value }} />
              {below.length > 0 && <List entries={below} />}
            </li>
          )
        );
      })}
    </ul>
  );
}
