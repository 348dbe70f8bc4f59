import type { ReactElement } from 'react';
import { useBodyContext } from '../body-context.tsx';
import { formatText } from '../texts/texts.ts';
import { useTexts } from '../texts/texts-context.tsx';
import { InlineCode } from './InlineCode.tsx';

/** All terms of the glossary, each with an anchor of its own. */
export function Glossary(): ReactElement {
  const { glossary, baseUrl } = useBodyContext();
  const texts = useTexts();
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
