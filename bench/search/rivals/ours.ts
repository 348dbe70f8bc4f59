import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { SITE_CONTEXT } from '../answer-queries.ts';
import { measureScripts } from '../measure-cost.ts';
import { listUrls, PLACES } from '../measure-quality.ts';
import { openIndex } from '../open-index.ts';
import type { Rival } from './rival.ts';

/** The search of the built site, measured like the others. */
export function createOurs(site: string): Rival {
  const folder = path.join(site, 'search-index', SITE_CONTEXT);
  return {
    name: 'Ours',
    scripts: measureScripts(path.join(site, 'assets')).bytes,
    index: readdirSync(folder).reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0),
    async open() {
      const { searcher, takeReads } = await openIndex(folder);
      return {
        search: async (text) => listUrls(await (await searcher.search(text, { places: PLACES })).next()),
        takeBytes: () => takeReads().reduce((sum, { bytes }) => sum + bytes, 0),
      };
    },
  };
}
