import path from 'node:path';
import type { PlainPage } from '../corpus/plain-corpus.ts';
import { addHeading, HOME, keepIn, MANIFEST, type Peer, placePages, toCleanPath } from './peer.ts';

/** VitePress generates no sidebar: this one matches those that the others generate from folders. */
interface SidebarItem {
  text: string;
  link?: string;
  collapsed?: boolean;
  items?: SidebarItem[];
}

const toUrl = (page: string): string => `/docs/${toCleanPath(page, { numbers: true, slash: true })}`;

function createSidebar(pages: readonly PlainPage[], folder = ''): SidebarItem[] {
  const below = pages.filter(({ file }) => file.startsWith(folder));
  const names = [...new Set(below.map(({ file }) => file.slice(folder.length).split('/')[0] ?? ''))].sort();
  return names
    .filter((name) => name !== 'index.md')
    .map((name) => {
      const isFolder = !name.endsWith('.md');
      const file = isFolder ? `${folder}${name}/index.md` : folder + name;
      const page = below.find((candidate) => candidate.file === file);
      return {
        text: page?.title ?? path.posix.basename(name),
        ...(page !== undefined && { link: toUrl(file) }),
        ...(isFolder && { collapsed: true, items: createSidebar(below, `${folder}${name}/`) }),
      };
    });
}

const createConfig = (pages: readonly PlainPage[]): string => `export default {
  title: 'Bench',
  cleanUrls: true,
  themeConfig: {
    search: { provider: 'local' },
    sidebar: ${JSON.stringify(createSidebar(pages))},
  },
};
`;

/** VitePress with its local search. */
export const vitepress: Peer = {
  id: 'vitepress',
  name: 'VitePress',
  packages: { vitepress: '1.6.4', vue: '3.5.45' },
  createSite: (pages) => ({
    'package.json': MANIFEST,
    '.vitepress/config.js': createConfig(pages),
    'index.md': HOME,
    ...placePages(pages, 'docs', addHeading),
  }),
  content: 'docs',
  toUrl,
  // Node's default heap of 4 GB here is too small for it.
  getCommand: ({ modules }) => [
    '--max-old-space-size=12288',
    path.join(modules, 'vitepress/bin/vitepress.js'),
    'build',
  ],
  output: '.vitepress/dist',
  getCaches: keepIn('.vitepress/cache', '.vitepress/.temp', 'node_modules'),
  search: {
    open: '#local-search button',
    field: '.VPLocalSearchBox .search-input',
    result: '.VPLocalSearchBox a.result',
  },
};
