import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSize } from './gzip-size.ts';
import { findReferences, type HtmlSizes, measureHtml } from './read-page.ts';
import { collectStaticImports } from './static-imports.ts';

/** Bytes of the first load of a page, after gzip; fonts are already compressed. */
export interface PageSizes {
  /** Path of the page's file, relative to the built folder. */
  readonly file: string;
  /** All scripts that run before any interaction and before the browser is idle. */
  readonly javascript: number;
  /** Stylesheets without embedded fonts. */
  readonly css: number;
  /** Fonts that the page preloads, plus those embedded in its stylesheets. */
  readonly fonts: number;
  readonly html: HtmlSizes;
}

/** Chunk that hydrates islands, and the name of an island's own chunk. */
const ISLAND_ROOT = 'island-root';
const islandChunk = (name: string): string => `${name}.island`;

/** A font embedded in a stylesheet. */
const FONT = /data:font\/[^)"']*/g;

/** Measures every page of a built site. Throws when a page names a file that the site does not have. */
export function measureSizes(dir: string, baseUrl = '/'): PageSizes[] {
  const read = (url: string): Buffer => readFileSync(toFile(dir, baseUrl, url));
  const weigh = remember((url) => {
    const data = read(url);
    return url.endsWith('.woff2') ? data.length : gzipSize(data);
  });
  const weighText = remember((url) => gzipSize(read(url).toString('utf8').replace(FONT, '')));
  const sum = (urls: Iterable<string>, measure = weigh): number =>
    [...urls].reduce((total, url) => total + measure(url), 0);
  const graphs = new Map<string, Set<string>>();
  const graphOf = (entries: readonly string[]): Set<string> => {
    const key = entries.join(' ');
    const known = graphs.get(key) ?? collectStaticImports(entries, (url) => read(url).toString('utf8'));
    graphs.set(key, known);
    return known;
  };
  return listPages(dir).map((file): PageSizes => {
    const html = readFileSync(path.join(dir, file), 'utf8');
    const { scripts, styles, fonts, eagerIslands } = findReferences(html);
    const islandScripts =
      eagerIslands.length === 0
        ? []
        : [ISLAND_ROOT, ...eagerIslands.map(islandChunk)].map((name) => findChunk(dir, baseUrl, name));
    return {
      file,
      javascript: sum(graphOf([...scripts, ...islandScripts])),
      css: sum(styles, weighText),
      fonts: sum(fonts) + sum(styles) - sum(styles, weighText),
      html: measureHtml(html),
    };
  });
}

/** Lists the files of a built site that are whole pages: no fragments among its assets, no redirects. */
export function listPages(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !file.startsWith('assets'))
    .filter((file) => readFileSync(path.join(dir, file), 'utf8').includes('<main'))
    .sort();
}

/** Returns the median page of the documentation by the size of its HTML, or by another measure. */
export function findMedianPage(
  pages: readonly PageSizes[],
  measure: (page: PageSizes) => number = ({ html }) => html.document,
): PageSizes {
  const docs = pages.filter((page) => page.file.startsWith('docs/'));
  const ordered = (docs.length > 0 ? docs : [...pages]).sort((a, b) => measure(a) - measure(b));
  const median = ordered[Math.floor(ordered.length / 2)];
  if (median === undefined) throw new Error('the built folder has no pages');
  return median;
}

/** Returns the URL path of a page's file: `docs/a/index.html` is `/docs/a/`, `docs/b.html` is `/docs/b`. */
export function toUrlPath(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;
}

function toFile(dir: string, baseUrl: string, url: string): string {
  return path.join(dir, url.startsWith(baseUrl) ? url.slice(baseUrl.length) : url);
}

function findChunk(dir: string, baseUrl: string, name: string): string {
  const assets = path.join(dir, 'assets');
  const files = existsSync(assets) ? readdirSync(assets) : [];
  const file = files.find((candidate) => candidate.startsWith(`${name}-`) && candidate.endsWith('.js'));
  if (file === undefined) throw new Error(`no script of \`${name}\` is in ${assets}`);
  return `${baseUrl}assets/${file}`;
}

/** Caches measurements by URL. */
function remember(measure: (url: string) => number): (url: string) => number {
  const known = new Map<string, number>();
  return (url) => {
    const size = known.get(url) ?? measure(url);
    known.set(url, size);
    return size;
  };
}
