import { formatPlural } from '@gruntwork-docs/engine/shared';
import type { ReactElement } from 'react';
import type { IndexGroup } from '#shared/reference-view.ts';
import { FilterForm } from './FilterForm.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { useMessages } from './use-messages.ts';

/** Every page of a catalog that has its own site, with a one-sentence description. */
export function CatalogIndex({ groups }: { readonly groups: readonly IndexGroup[] }): ReactElement {
  const texts = useMessages();
  return (
    <div className="service-index" data-filtered="">
      <FilterForm name="modules" label={texts.filterModules} />
      <div>
        {groups.map(({ id, label, entries }) => (
          <div key={id} data-filter-group="">
            <SectionHeading id={id} level={2}>
              {label}
            </SectionHeading>
            <dl>
              {entries.map(({ label: title, name, url, descriptionHtml, inputs, outputs }) => (
                <div key={url} data-row="">
                  <dt>
                    <a href={url}>{title}</a>
                  </dt>
                  <dd>
                    <code>{name}</code>{' '}
                    <span className="mark">{formatPlural(texts, 'inputCount', inputs)}</span>{' '}
                    <span className="mark">{formatPlural(texts, 'outputCount', outputs)}</span>
                  </dd>
                  <dd dangerouslySetInnerHTML={{ __html: descriptionHtml }} />
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </div>
  );
}
