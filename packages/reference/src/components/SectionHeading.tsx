import { formatText } from '@gruntwork-docs/engine/shared';
import type { ReactElement } from 'react';
import { useMessages } from './use-messages.ts';

/** A heading with a link to itself, like the headings of Markdown pages. */
export function SectionHeading(props: {
  readonly id: string;
  readonly level: 2 | 3;
  readonly children: string;
}): ReactElement {
  const { id, level, children } = props;
  const texts = useMessages();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Heading id={id} className="anchor">
      {children}
      <a
        className="hash-link"
        href={`#${id}`}
        title={texts.headingLink}
        aria-label={formatText(texts.headingLinkTo, { heading: children })}
      >
        {'\u200B'}
      </a>
    </Heading>
  );
}
