import type { ReactElement } from 'react';
import type { SearchPageProps } from '#shared/site-search.ts';
import { getSearchMessages } from './messages/get-search-messages.ts';
import { SearchForm } from './SearchForm.tsx';

/** The page of all search results. Without scripts, and before a query, it shows links into the site. */
export function SearchPage(props: SearchPageProps): ReactElement {
  const { url, lang, hosted, version, versions, sections } = props;
  const texts = getSearchMessages(lang);
  return (
    <div className="search-page" data-search-page="">
      <SearchForm url={url} lang={lang}>
        <select aria-label={texts.kind} data-search-kind="">
          <option value="">{texts.allKinds}</option>
          <option value="guide">{texts.guides}</option>
          <option value="module">{texts.modules}</option>
          <option value="input">{texts.inputs}</option>
          <option value="output">{texts.outputs}</option>
        </select>
        {versions.length > 1 && (
          <select aria-label={texts.version} defaultValue={version} data-search-versions="">
            {versions.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        )}
      </SearchForm>
      <p className="search-status" role="status" data-search-status="" />
      <ul className="search-list" data-search-list="" />
      <div className="load-error" role="alert" data-search-broken="" hidden>
        <p>
          {texts.failed} {texts.failedHint}
        </p>
        <button type="button">{texts.retry}</button>
      </div>
      <noscript>
        <p>{texts.withoutScript}</p>
      </noscript>
      <section className="search-ways" aria-labelledby="_search-ways" data-search-ways="">
        <h2 id="_search-ways">{texts.ways}</h2>
        <ul>
          {sections.map((section) => (
            <li key={section.url}>
              <a href={section.url}>{section.label}</a>
            </li>
          ))}
        </ul>
      </section>
      {hosted && (
        <p className="search-host">
          <a href="https://www.algolia.com/" target="_blank" rel="noopener noreferrer">
            {texts.hostedBy}
          </a>
        </p>
      )}
    </div>
  );
}
