import {
  addHeading,
  HOME,
  keepIn,
  MANIFEST,
  type Peer,
  placePages,
  runPackage,
  toCleanPath,
} from './peer.ts';

const CONFIG = `import { defineConfig } from '@rspress/core';

export default defineConfig({ root: 'content', outDir: 'doc_build', title: 'Bench', route: { cleanUrls: true } });
`;

/** Rspress with its local search. */
export const rspress: Peer = {
  id: 'rspress',
  name: 'Rspress',
  packages: { '@rspress/core': '2.0.22' },
  createSite: (pages) => ({
    'package.json': MANIFEST,
    'tsconfig.json': '{}\n',
    'rspress.config.ts': CONFIG,
    'content/index.md': HOME,
    ...placePages(pages, 'content/docs', addHeading),
  }),
  content: 'content/docs',
  toUrl: (page) => `/docs/${toCleanPath(page, { numbers: true, slash: true })}`,
  getCommand: runPackage('@rspress/core/bin/rspress.js', 'build'),
  output: 'doc_build',
  getCaches: keepIn('node_modules', '.rspress'),
  search: {
    open: '.rp-search-button',
    field: '.rp-search-panel__input',
    result: '.rp-suggest-item',
  },
};
