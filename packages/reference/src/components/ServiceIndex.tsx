import type { ReactElement } from 'react';
import { FilterForm } from './FilterForm.tsx';
import { useCatalog } from './use-catalog.ts';
import { useMessages } from './use-messages.ts';

/** Every service of the catalog by category, with a one-sentence description. */
export function ServiceIndex(): ReactElement {
  const { categories } = useCatalog('ServiceIndex');
  const texts = useMessages();
  return (
    <div className="service-index" data-filtered="">
      <FilterForm name="services" label={texts.filterServices}>
        <select name="category" aria-label={texts.category} autoComplete="off">
          <option value="">{texts.allCategories}</option>
          {categories.map(({ slug, label }) => (
            <option key={slug} value={slug}>
              {label}
            </option>
          ))}
        </select>
      </FilterForm>
      <div>
        {categories.map(({ slug, label, services }) => (
          <div key={slug} data-filter-group="">
            <h3 id={`category-${slug}`}>{label}</h3>
            <dl>
              {services.map(({ label: title, url, descriptionHtml }) => (
                <div key={url} data-row="" data-category={slug}>
                  <dt>
                    <a href={url}>{title}</a>
                  </dt>
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
