import { PageError } from '@gruntwork-docs/engine/shared';
import { type ReactElement, type ReactNode, useId } from 'react';
import { InlineCode } from './InlineCode.tsx';
import { useGlossary } from './use-glossary.ts';

export interface TermProps {
  /** Id of the entry in `content/data/glossary.yaml`. */
  readonly id: string;
  /** The link text; defaults to the term itself. */
  readonly children?: ReactNode;
}

/** A glossary term: a link to its entry, with the definition shown on hover and on focus. */
export function Term({ id, children }: TermProps): ReactElement {
  const glossary = useGlossary();
  const tooltip = useId();
  const entry = glossary.entries.find((candidate) => candidate.id === id);
  if (entry === undefined)
    throw new PageError(
      `the glossary has no term \`${id}\``,
      `id="${id}"`,
      'Add it to `content/data/glossary.yaml`, or name another one.',
    );
  return (
    <span className="term" data-term="">
      <a href={`${glossary.url}#${id}`} aria-describedby={tooltip}>
        {children ?? entry.term}
      </a>
      <span className="term-definition" role="tooltip" id={tooltip} data-markdown-ignore="">
        <InlineCode text={entry.definition} />
      </span>
    </span>
  );
}
