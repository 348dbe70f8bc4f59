import type { SearchIntegration } from '@gruntwork-docs/engine';
import { getSearchMessages } from './client/messages/get-search-messages.ts';
import { collectHostedRecords } from './node/collect-hosted-records.ts';
import { listHostedOrigins } from './node/hosted-origins.ts';
import { writePageEntry } from './node/page-entries.ts';
import { createSearchProps, createSearchView, searchRoute } from './node/plan-search.ts';
import { createTextReader } from './node/read-page-text.ts';
import { createSearchOutputs } from './node/search-outputs.ts';
import {
  readSearchSettings,
  type SearchSettingsInput,
  searchSettingsSchema,
} from './node/search-settings.ts';
import type { SiteSearchView } from './shared/site-search.ts';

const COMPONENTS = '@gruntwork-docs/search/components';

const slots = {
  SearchButton: COMPONENTS,
  SearchForm: COMPONENTS,
  SearchMeta: COMPONENTS,
  SearchPage: COMPONENTS,
};

/** Creates the search of a site, for its config: `search: siteSearch({ synonyms: [['ec2', 'vm']] })`. */
export function siteSearch(settings?: SearchSettingsInput): SearchIntegration {
  return {
    ...(settings !== undefined && { settings }),
    schema: searchSettingsSchema,
    client: '@gruntwork-docs/search/client',
    slots,
    styles: ['@gruntwork-docs/search/search.css'],
    createView: createSearchView,
    describePage(context) {
      const { config, root, texts } = context;
      if (readSearchSettings(config).provider === 'none') return undefined;
      const { pageTitle: title } = getSearchMessages(texts.lang);
      return { route: searchRoute(config, root), title, props: createSearchProps(context) };
    },
    listOrigins: listHostedOrigins,
    listen(view: SiteSearchView) {
      if (view.provider !== undefined) return undefined;
      const reader = createTextReader();
      return { ...reader, keep: ({ cache, key }) => writePageEntry(cache, key, reader.getSections()) };
    },
    createOutputs: createSearchOutputs,
    indexesInThread: true,
    collectRecords: collectHostedRecords,
  };
}

/** The default search of a site. */
export const search = siteSearch();
