import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSize } from './gzip-size.ts';
import { findReferences, type HtmlSizes, measureHtml } from './read-page.ts';
import { collectStaticImports } from './static-imports.ts';

/** Bytes that the first load of a page takes, after gzip; fonts are compressed already. */
export interface PageSizes {
  /** Path of the page's file below the built folder. */
  readonly file: string;
  /** All that runs before the reader does anything and before the browser is idle. */
  readonly javascript: number;
  /** Stylesheets less the fonts that stand in them. */
  readonly css: number;
  /** Those that the page preloads, and what those in its stylesheets add to them. */
  readonly fonts: number;
  readonly html: HtmlSizes;
}

/** Module that hydrates islands, and what an island's own module is named. */
const ISLAND_ROOT = 'island-root';
const islandChunk = (name: string): string => `${name}.island`;

/** A font that stands in a stylesheet. */
const FONT = /data:font\/[^)"']*/g;

/** Weighs every page of a built site. Throws when a page names a file that the site does not have. */
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

/** Files of a built site that are whole pages: not the fragments among its assets, not redirects. */
export function listPages(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !file.startsWith('assets'))
    .filter((file) => readFileSync(path.join(dir, file), 'utf8').includes('<main'))
    .sort();
}

/** The page in the middle when all pages of the documentation are ordered by the size of their HTML, or by another measure. */
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

/** URL path of a page's file: `docs/a/index.html` is `/docs/a/`, `docs/b.html` is `/docs/b`. */
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

/** Keeps what was measured, by address. */
function remember(measure: (url: string) => number): (url: string) => number {
  const known = new Map<string, number>();
  return (url) => {
    const size = known.get(url) ?? measure(url);
    known.set(url, size);
    return size;
  };
}
