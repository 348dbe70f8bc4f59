import type { ReactElement } from 'react';
import type { ModuleEntry } from '#shared/reference-view.ts';
import { ContentLink } from '../links/ContentLink.tsx';
import { CatalogLinks } from './CatalogLinks.tsx';
import { FilterForm } from './FilterForm.tsx';
import { useCatalog } from './use-catalog.ts';

/** Every module that services are made of, a row each. */
export function ModuleLibrary(): ReactElement {
  const { modules } = useCatalog('ModuleLibrary');
  return (
    <div className="module-library">
      <FilterForm target="module-rows" name="modules" label="Filter modules" />
      <dl className="params" id="module-rows">
        {modules.map((module) => (
          <ModuleRow key={module.id} module={module} />
        ))}
      </dl>
    </div>
  );
}

function ModuleRow({ module }: { readonly module: ModuleEntry }): ReactElement {
  const { id, name, descriptionHtml, inputs, outputs, sourceUrl, composes, usedBy, controls } = module;
  return (
    <div className="param" id={id} data-row="">
      <dt>
        <a className="param-name" href={`#${id}`}>
          <code>{name}</code>
        </a>
        <span className="mark">{count(inputs, 'input')}</span>
        <span className="mark">{count(outputs, 'output')}</span>
        <ContentLink href={sourceUrl} className="param-source">
          Source of {name}
        </ContentLink>
      </dt>
      <dd>
        <p dangerouslySetInnerHTML={{ __html: descriptionHtml }} />
        {composes.length > 0 && (
          <p className="param-default">
            Composes: <CatalogLinks links={composes} />
          </p>
        )}
        {usedBy.length > 0 && (
          <p className="param-default">
            Used by: <CatalogLinks links={usedBy} />
          </p>
        )}
        {controls.length > 0 && (
          <p className="param-default">
            Compliance:{' '}
            <CatalogLinks
              links={controls.map(({ title, url }) => ({ label: title, ...(url !== undefined && { url }) }))}
            />
          </p>
        )}
      </dd>
    </div>
  );
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
