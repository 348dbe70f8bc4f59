import type { SiteData } from '@gruntwork-docs/engine/client';
import { isAddressShown, replaceQuery } from '@gruntwork-docs/engine/lazy';
import { type RecordClass, recordClasses } from '#shared/index-format.ts';
import type { SearchOptions } from '#shared/search-result.ts';
import { getPreferredVersion, toAddressVersion } from '../page-context.ts';
import { readSiteSearch } from '../site-search.ts';
import type { PageParts } from './page-parts.ts';
import { fillPageQuery, readPageQuery } from './page-query.ts';

/** The field and filters of a search page, and the address that tells what is in them. */
export interface QueryFields {
  /** What to search in, as the filters say. */
  readFilters(): Pick<SearchOptions, 'scope' | 'version'>;
  /** Has the address tell the query, so that it can be kept and shared; going back leaves the page. */
  readonly keep: (text: string) => void;
  /** Calls back when a query is typed, sent, or taken from the address. */
  listen(onChange: () => void, left: AbortSignal): void;
  /** Takes over the query of the address; without one what was typed before any code was there, and the focus. */
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
        // The way back to another page changes the address before that page is there.
        if (!isAddressShown()) return;
        readAddress();
        onChange();
      };
      // Back and forward among queries stay on this page.
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
