import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listAllFiles } from '@gruntwork-docs/engine/source';
import { createSearcher, type Searcher } from '@gruntwork-docs/search/shared/searcher.ts';
import type { TerraformModule } from '@gruntwork-docs/terraform/model';

/** A module of the catalog in its published form. */
export interface PublishedModule extends TerraformModule {
  /** Documented release; absent when the catalog has none. */
  readonly version?: string;
  /** Source address for calls, without a version. */
  readonly source: string;
  /** Site path of its page. */
  readonly page: string;
}

/** A built site, for programs. */
export interface BuiltSite {
  /** Site paths of all pages with Markdown: `/docs/a`, `/docs/`. */
  readonly pages: readonly string[];
  readonly modules: readonly PublishedModule[];
  /** Names of the search indexes: language and version. */
  readonly indexes: readonly string[];
  /** Reads the Markdown of a page. */
  readPage(sitePath: string): Promise<string>;
  /** Opens an index by name. */
  openIndex(name: string): Promise<Searcher>;
}

const INDEX_FOLDER = 'search-index';

/** Opens a built folder. Throws when it contains no built site. */
export async function openSite(folder: string): Promise<BuiltSite> {
  const files = await listAllFiles(folder).catch(() => []);
  const known = new Set(files);
  const pages = files.filter((file) => file.endsWith('.md') && known.has(file.replace(/\.md$/, '.html')));
  if (pages.length === 0) {
    throw new Error(
      `\`${folder}\` holds no built site; build one with \`gruntwork-docs build\`, or name its folder with \`--out\``,
    );
  }
  const modules = await Promise.all(
    files
      .filter((file) => file.endsWith('.json') && known.has(file.replace(/\.json$/, '.schema.json')))
      .map(readModule),
  );
  const indexes = files.flatMap((file) => /^search-index\/([^/]+)\/index\.json$/.exec(file)?.[1] ?? []);
  const open = new Map<string, Promise<Searcher>>();

  async function readJson(file: string): Promise<unknown> {
    return JSON.parse(await readFile(path.join(folder, file), 'utf8'));
  }

  async function readModule(file: string): Promise<PublishedModule> {
    const module = (await readJson(file)) as Omit<PublishedModule, 'page'>;
    return { ...module, page: toSitePath(file.replace(/\.json$/, '.md')) };
  }

  async function createIndex(name: string): Promise<Searcher> {
    const load = (file: string): Promise<unknown> => readJson(`${INDEX_FOLDER}/${name}/${file}`);
    return createSearcher(await load('index.json'), load);
  }

  return {
    pages: pages.map(toSitePath),
    modules,
    indexes,
    readPage: (sitePath) => readFile(path.join(folder, toFile(sitePath)), 'utf8'),
    openIndex(name) {
      const index = open.get(name) ?? createIndex(name);
      open.set(name, index);
      return index;
    },
  };
}

/** Converts `docs/a.md` to `/docs/a`, and `docs/index.md` to `/docs/`. */
function toSitePath(file: string): string {
  return `/${file.replace(/(^|\/)index\.md$/, '$1').replace(/\.md$/, '')}`;
}

function toFile(sitePath: string): string {
  return `${sitePath.slice(1)}${sitePath.endsWith('/') ? 'index' : ''}.md`;
}
