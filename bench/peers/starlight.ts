import path from 'node:path';
import { mapLinks } from '../corpus/plain-corpus.ts';
import { keepIn, MANIFEST, type Peer, placePages, runPackage, toCleanPath } from './peer.ts';

const CONFIG = `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

export default defineConfig({
  site: 'https://bench.example.com',
  integrations: [
    starlight({ title: 'Bench', sidebar: [{ label: 'Docs', autogenerate: { directory: 'docs', collapsed: true } }] }),
  ],
});
`;
const COLLECTIONS = `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

const toUrl = (page: string): string => {
  const clean = toCleanPath(page, { numbers: true, slash: true });
  return `/docs/${clean}${clean.endsWith('/') ? '' : '/'}`;
};

/**
 * Starlight, whose search is Pagefind. The last versions that run on Node 20. It does not rewrite links to
 * files.
 */
export const starlight: Peer = {
  id: 'starlight',
  name: 'Starlight',
  packages: { '@astrojs/starlight': '0.37.7', astro: '5.18.2' },
  createSite: (pages) => ({
    'package.json': MANIFEST,
    'tsconfig.json': '{ "extends": "astro/tsconfigs/strict" }\n',
    'astro.config.mjs': CONFIG,
    'src/content.config.ts': COLLECTIONS,
    'src/content/docs/index.md': '---\ntitle: Bench\n---\n\nThe same pages, built by several engines.\n',
    ...placePages(pages, 'src/content/docs/docs', ({ file, text }) =>
      mapLinks(text, (to, anchor) => toUrl(path.posix.join(path.posix.dirname(file), to)) + anchor),
    ),
  }),
  content: 'src/content/docs/docs',
  toUrl,
  getCommand: runPackage('astro/astro.js', 'build'),
  env: { ASTRO_TELEMETRY_DISABLED: '1' },
  output: 'dist',
  getCaches: keepIn('.astro', 'node_modules'),
  search: {
    open: 'button[data-open-modal]',
    field: '.pagefind-ui__search-input',
    result: '.pagefind-ui__result-link',
  },
};
