import { Fragment, type ReactElement } from 'react';
import type { ControlLink } from '#shared/reference-view.ts';
import { CatalogCode, CatalogLinks, CatalogName } from './CatalogLinks.tsx';

/** The recommendations of a benchmark that a module helps with, and the inputs that matter. */
export function ControlList({ controls }: { readonly controls: readonly ControlLink[] }): ReactElement {
  return (
    <dl className="controls">
      {controls.map(({ title, url, numbers, noteHtml, inputs }) => (
        <div key={title}>
          <dt>
            <CatalogName label={title} {...(url !== undefined && { url })} />
            {numbers.map((number) => (
              <Fragment key={number}>
                {' '}
                <span className="mark">{number}</span>
              </Fragment>
            ))}
          </dt>
          <dd>
            <span dangerouslySetInnerHTML={{ __html: noteHtml }} />
            {inputs.length > 0 && (
              <>
                {' '}
                <CatalogLinks links={inputs} as={CatalogCode} />
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
