import path from 'node:path';
import { startPreview } from '@gruntwork-docs/engine/site';
import type { Browser } from '@playwright/test';
import { launchBrowser } from '../browser/launch-browser.ts';
import { mapLinks, type PlainPage } from '../corpus/plain-corpus.ts';
import { type LoadedFile, measureFirstLoad } from '../measure-first-load.ts';
import { measureLighthouse } from '../measure-lighthouse.ts';
import { type Figure, median } from '../report/figure.ts';
import type { PeerSite } from './install-peer.ts';
import { type FirstResult, measureFirstResult } from './measure-first-result.ts';
import { findMedian } from './measure-peer-build.ts';
import { measureVisibleNavigation, type Way } from './measure-visible-navigation.ts';
import type { Peer } from './peer.ts';

/** A served site and a browser. */
export interface Reading {
  readonly peer: Peer;
  readonly site: PeerSite;
  readonly browser: Browser;
  readonly origin: string;
}

/** Runs of Lighthouse, navigations, searches: their median counts. */
const SCORES = 5;
const WAYS = 9;
const SEARCHES = 5;
/** Milliseconds of searches after which no further one starts. */
const ENOUGH = 2 * 60_000;

/** Serves a built site during a measurement, in the same way for all engines. */
export async function withReading<T>(
  peer: Peer,
  site: PeerSite,
  measure: (reading: Reading) => Promise<T>,
): Promise<T> {
  const server = await startPreview({
    dir: path.join(site.site, peer.output),
    host: 'localhost',
    port: 0,
  });
  const browser = await launchBrowser();
  try {
    return await measure({ peer, site, browser, origin: server.url });
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Kinds of files by the browser's resource types; all others are "other". */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  HTML: ['document'],
  JavaScript: ['script'],
  CSS: ['stylesheet'],
  fonts: ['font'],
  images: ['image'],
};

/** Measures the bytes of the first load of the page of median size, after gzip. */
export async function measureLoad({ peer, site, browser, origin }: Reading): Promise<Figure[]> {
  const { atFirst, whenIdle } = await measureFirstLoad(browser, getMedianUrl(peer, site, origin));
  const known = Object.values(KINDS).flat();
  const sum = (files: readonly LoadedFile[]): number => files.reduce((total, { size }) => total + size, 0);
  const bytes = (name: string, files: readonly LoadedFile[]): Figure => ({
    name: `first load: ${name}`,
    value: sum(files),
    unit: 'bytes',
  });
  return [
    bytes('all', atFirst),
    ...Object.entries(KINDS).map(([name, types]) =>
      bytes(
        name,
        atFirst.filter(({ type }) => types.includes(type)),
      ),
    ),
    bytes(
      'other',
      atFirst.filter(({ type }) => !known.includes(type)),
    ),
    bytes('fetched ahead when idle', whenIdle),
  ];
}

/** Runs Lighthouse with its own mobile settings on the page of median size. */
export async function measureScore({ peer, site, origin }: Reading): Promise<Figure[]> {
  const { scores, lcp, blocked, shift } = await measureLighthouse(getMedianUrl(peer, site, origin), SCORES);
  const note = `median of ${SCORES}`;
  return [
    { name: 'Lighthouse: performance', value: scores.performance, unit: 'points', note },
    { name: 'Lighthouse: accessibility', value: scores.accessibility, unit: 'points', note },
    { name: 'Lighthouse: best practices', value: scores['best-practices'], unit: 'points', note },
    { name: 'Lighthouse: largest contentful paint', value: Math.round(lcp), unit: 'ms', note },
    { name: 'Lighthouse: total blocking time', value: Math.round(blocked), unit: 'ms', note },
    { name: 'Lighthouse: layout shift, thousandths', value: Math.round(shift * 1000), unit: 'count', note },
  ];
}

/** Clicks on links in the content of pages of all sizes. */
export async function measureWays({ peer, site, browser, origin }: Reading): Promise<Figure[]> {
  const times: number[] = [];
  for (const { from, to, title } of findWays(site.pages)) {
    const way = { from: peer.toUrl(from), to: peer.toUrl(to), title };
    times.push(await measureVisibleNavigation(browser, origin, way));
  }
  return [
    {
      name: 'navigation, 4x slower processor',
      value: Math.round(median(times)),
      unit: 'ms',
      note: `median of ${times.length}, longest ${Math.round(Math.max(...times))} ms`,
    },
  ];
}

/** Searches for page titles, typed in full; each in a browser that has loaded only the page. */
export async function measureSearches({ peer, site, browser, origin }: Reading): Promise<Figure[]> {
  const runs: FirstResult[] = [];
  const start = performance.now();
  for (const { title } of spread(site.pages, SEARCHES)) {
    const url = getMedianUrl(peer, site, origin);
    runs.push(await measureFirstResult(browser, url, peer.search, title.toLowerCase()));
    if (performance.now() - start > ENOUGH) break;
  }
  const rest = {
    note: runs.length > 1 ? `median of ${runs.length}` : 'one search',
    ...(runs.some(({ isThere }) => !isThere) && { isLeast: true as const }),
  };
  const bytes = median(runs.map((run) => run.bytes));
  const time = Math.round(median(runs.map((run) => run.time)));
  return [
    { name: 'first search result: bytes', value: bytes, unit: 'bytes', ...rest },
    { name: 'first search result: time', value: time, unit: 'ms', ...rest },
  ];
}

function getMedianUrl(peer: Peer, site: PeerSite, origin: string): string {
  return new URL(peer.toUrl(findMedian(site).file), origin).href;
}

/**
 * Finds links of the corpus to pages of all sizes, from pages with other titles; the same for all engines.
 */
export function findWays(pages: readonly PlainPage[]): Way[] {
  const links = new Map<string, PlainPage>();
  const ordered = [...pages].sort((a, b) => a.text.length - b.text.length);
  const middle = ordered[Math.floor(ordered.length / 2)]?.text.length ?? 0;
  const distance = ({ text }: PlainPage): number => Math.abs(text.length - middle);
  // Leaving a page costs time too: the source page is always one of about median size.
  const near = pages.filter((page) => distance(page) < middle / 2);
  for (const page of near.sort((a, b) => distance(a) - distance(b))) {
    mapLinks(page.text, (file, anchor) => {
      const to = path.posix.join(path.posix.dirname(page.file), file);
      if (anchor === '' && !links.has(to)) links.set(to, page);
      return file;
    });
  }
  const ways = ordered.flatMap(({ file, title }) => {
    const from = links.get(file);
    return from === undefined || from.title === title ? [] : [{ from: from.file, to: file, title }];
  });
  return spread(ways, WAYS);
}

/** Picks elements evenly spread over a list. */
function spread<T>(list: readonly T[], count: number): T[] {
  const step = list.length / Math.min(count, list.length);
  return list.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}
