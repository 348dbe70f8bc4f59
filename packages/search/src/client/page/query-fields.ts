import type { SiteData } from '@gruntwork-docs/engine/client';
import { isAddressShown, replaceQuery } from '@gruntwork-docs/engine/lazy';
import { type RecordClass, recordClasses } from '#shared/index-format.ts';
import type { SearchOptions } from '#shared/search-result.ts';
import { getPreferredVersion, toAddressVersion } from '../page-context.ts';
import { readSiteSearch } from '../site-search.ts';
import type { PageParts } from './page-parts.ts';
import { fillPageQuery, readPageQuery } from './page-query.ts';

/** The field and filters of a search page, in sync with its URL. */
export interface QueryFields {
  /** Returns the search options that the filters select. */
  readFilters(): Pick<SearchOptions, 'scope' | 'version'>;
  /** Stores the query in the URL, so that it can be bookmarked and shared; Back leaves the page. */
  readonly keep: (text: string) => void;
  /** Calls back when a query is typed, submitted, or read from the URL. */
  listen(onChange: () => void, left: AbortSignal): void;
  /** Reads the query of the URL, or the text typed before the code loaded, and then focuses the field. */
  begin(): void;
}

export function createQueryFields(parts: PageParts, site: SiteData): QueryFields {
  const { form, field, kind, version } = parts;
  const { versions = [] } = site;
  const latest = readSiteSearch(site).version;

  const readAddress = (): void => {
    const asked = readPageQuery(location.href, versions);
    field.value = asked.text;
    kind.value = asked.kind;
    if (version !== null) version.value = asked.version || getPreferredVersion(versions, latest);
  };

  return {
    readFilters: () => ({
      ...(isClass(kind.value) && { scope: kind.value }),
      ...(version !== null && { version: version.value }),
    }),
    keep(text) {
      replaceQuery((params) =>
        fillPageQuery(params, {
          text,
          kind: kind.value,
          version: version === null ? '' : toAddressVersion(version.value, versions, latest),
        }),
      );
    },
    listen(onChange, left) {
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        onChange();
      });
      field.addEventListener('input', onChange);
      kind.addEventListener('change', onChange);
      version?.addEventListener('change', onChange);
      const takeAddress = (): void => {
        // Going back to another page changes the URL before that page is shown.
        if (!isAddressShown()) return;
        readAddress();
        onChange();
      };
      // Back and Forward between queries stay on this page.
      window.addEventListener('popstate', takeAddress, { signal: left });
    },
    begin() {
      const typed = field.value;
      readAddress();
      if (field.value !== '') return;
      field.value = typed;
      field.focus();
    },
  };
}

function isClass(value: string): value is RecordClass {
  return recordClasses.some((name) => name === value);
}
