import { formatText } from '@gruntwork-docs/engine/shared';
import { useBodyContext } from '@gruntwork-docs/theme/components';
import type { ReactElement } from 'react';
import { useMessages } from '../use-messages.ts';
import { InlineCode } from './InlineCode.tsx';
import { useGlossary } from './use-glossary.ts';

/** All terms of the glossary, each with its own anchor. */
export function Glossary(): ReactElement {
  const { baseUrl } = useBodyContext();
  const glossary = useGlossary();
  const texts = useMessages();
  return (
    <dl className="glossary">
      {glossary.entries.map(({ id, term, definition, more }) => (
        <div key={id} className="glossary-entry">
          <dt id={id}>
            <a href={`#${id}`}>{term}</a>
          </dt>
          <dd>
            <InlineCode text={definition} />
            {more !== undefined && (
              <>
                {' '}
                <a href={baseUrl + more.slice(1)}>{formatText(texts.moreAbout, { term })}</a>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
