import { formatPlural, formatText } from '@gruntwork-docs/engine/shared';
import { ContentLink, Message } from '@gruntwork-docs/theme/components';
import type { ReactElement } from 'react';
import type { ModuleEntry } from '#shared/reference-view.ts';
import { CatalogLinks } from './CatalogLinks.tsx';
import { FilterForm } from './FilterForm.tsx';
import { useCatalog } from './use-catalog.ts';
import { useMessages } from './use-messages.ts';

/** Every module that services are made of, one row each. */
export function ModuleLibrary(): ReactElement {
  const { modules } = useCatalog('ModuleLibrary');
  const texts = useMessages();
  return (
    <div className="module-library" data-filtered="">
      <FilterForm name="modules" label={texts.filterModules} />
      <dl className="params">
        {modules.map((module) => (
          <ModuleRow key={module.id} module={module} />
        ))}
      </dl>
    </div>
  );
}

function ModuleRow({ module }: { readonly module: ModuleEntry }): ReactElement {
  const texts = useMessages();
  const { id, name, url, descriptionHtml, inputs, outputs, sourceUrl, composes, usedBy, controls } = module;
  return (
    // Search finds the module's page if it has one; only without a page is the row a search result.
    <div className={url === undefined ? 'param' : 'param has-page'} id={id} data-row="">
      <dt>
        <a className="param-name" href={url ?? `#${id}`}>
          {name}
        </a>{' '}
        <span className="mark">{formatPlural(texts, 'inputCount', inputs)}</span>{' '}
        <span className="mark">{formatPlural(texts, 'outputCount', outputs)}</span>{' '}
        {sourceUrl !== undefined && (
          <ContentLink href={sourceUrl} className="param-source">
            {formatText(texts.sourceOf, { name })}
          </ContentLink>
        )}
      </dt>
      <dd dangerouslySetInnerHTML={{ __html: descriptionHtml }} />
      {composes.length > 0 && (
        <dd className="param-default">
          <Message text={texts.composes} values={{ links: <CatalogLinks links={composes} /> }} />
        </dd>
      )}
      {usedBy.length > 0 && (
        <dd className="param-default">
          <Message text={texts.usedBy} values={{ links: <CatalogLinks links={usedBy} /> }} />
        </dd>
      )}
      {controls.length > 0 && (
        <dd className="param-default">
          <Message
            text={texts.helpsWith}
            values={{
              links: (
                <CatalogLinks
                  links={controls.map(({ title, url }) => ({
                    label: title,
                    ...(url !== undefined && { url }),
                  }))}
                />
              ),
            }}
          />
        </dd>
      )}
    </div>
  );
}
