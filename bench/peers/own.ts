import path from 'node:path';
import { CACHE_ROOT, openSiteCache } from '@gruntwork-docs/engine/site';
import { ROOT } from '../root.ts';
import { MANIFEST, type Peer, placePages, toCleanPath } from './peer.ts';

/** The engine of this repository, with all defaults. */
export const own: Peer = {
  id: 'own',
  name: 'This engine',
  packages: {},
  createSite: (pages) => ({ 'package.json': MANIFEST, ...placePages(pages, 'content/docs') }),
  content: 'content/docs',
  toUrl: (page) => `/docs/${toCleanPath(page, { numbers: false, slash: true })}`,
  getCommand: () => [path.join(ROOT, 'scripts/run.mjs'), 'build', '--site', '.', '--out', 'dist'],
  output: 'dist',
  getCaches: ({ site }) => [openSiteCache(site).dir, path.join(CACHE_ROOT, 'theme')],
  search: { open: '.search-button', field: 'dialog [role="combobox"]', result: 'dialog [role="option"]' },
};
