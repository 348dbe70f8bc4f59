import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@gruntwork-docs/engine/source';
import { compareNavigation } from './compare-navigation.ts';
import {
  type BuiltLink,
  type BuiltPage,
  DOCUSAURUS_SHAPE,
  ENGINE_SHAPE,
  ENGINE_SIDEBAR,
  readBuiltPage,
} from './read-built-page.ts';

/** Differences between a page of the new build and the one of the old build. */
export interface PageDifference {
  readonly route: string;
  readonly words: number;
  readonly lost: readonly (readonly [word: string, count: number])[];
  readonly lostIds: readonly string[];
  /** Differences in neighbors and sidebar, as text. */
  readonly others: readonly string[];
}

export interface ComparedBuilds {
  readonly pages: number;
  readonly missing: readonly string[];
  readonly added: readonly string[];
  readonly words: number;
  readonly lost: number;
  /** True when some page of the old build has neighbors or a sidebar in the classic theme's markup. */
  readonly isNavigationKnown: boolean;
  readonly differences: readonly PageDifference[];
}

/** Compares the pages of a Docusaurus build with those of this engine's build of the same site. */
export async function compareBuilds(oldDir: string, newDir: string): Promise<ComparedBuilds> {
  const [old, own] = await Promise.all([listPages(oldDir), listPages(newDir)]);
  const readSidebar = createSidebarReader(newDir);
  const differences: PageDifference[] = [];
  let isNavigationKnown = false;
  let words = 0;
  let pages = 0;
  const missing: string[] = [];
  for (const [route, file] of old) {
    const before = await readFile(path.join(oldDir, file), 'utf8');
    // Redirect pages are host redirects here.
    if (/<meta http-equiv="?refresh/i.test(before)) continue;
    pages++;
    const found = own.get(route);
    if (found === undefined) {
      missing.push(route);
      continue;
    }
    const after = await readFile(path.join(newDir, found), 'utf8');
    const page = readBuiltPage(after, ENGINE_SHAPE);
    const whole = await readSidebar(page.wholeSidebar);
    const oldPage = readBuiltPage(before, DOCUSAURUS_SHAPE);
    isNavigationKnown ||= hasNavigation(oldPage);
    const difference = comparePages(route, oldPage, page, whole);
    words += difference.words;
    if (difference.lost.length + difference.lostIds.length + difference.others.length > 0)
      differences.push(difference);
  }
  return {
    pages,
    missing: missing.sort(),
    added: [...own.keys()].filter((route) => !old.has(route)).sort(),
    words,
    lost: differences.reduce((sum, own) => sum + countLost(own), 0),
    isNavigationKnown,
    differences,
  };
}

function hasNavigation({ previous, next, sidebar }: BuiltPage): boolean {
  return previous !== undefined || next !== undefined || sidebar.length > 0;
}

/** Returns pages by route, without those that each build generates for itself. */
async function listPages(dir: string): Promise<Map<string, string>> {
  const files = await listFiles(dir, (name) => name.endsWith('.html'));
  const routes = files.map((file): [string, string] => [
    `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`,
    file,
  ]);
  return new Map(routes.filter(([route]) => !/^\/(?:404|search)$|^\/assets\//.test(route)));
}

/** Reads the entries of whole-sidebar files, each file once. */
function createSidebarReader(dir: string): (url: string | undefined) => Promise<readonly BuiltLink[]> {
  const known = new Map<string, readonly BuiltLink[]>();
  return async (url) => {
    if (url === undefined) return [];
    const file = url.slice(url.indexOf('/assets/') + 1);
    const entries =
      known.get(file) ?? readBuiltPage(await readFile(path.join(dir, file), 'utf8'), ENGINE_SIDEBAR).sidebar;
    known.set(file, entries);
    return entries;
  };
}

function comparePages(
  route: string,
  old: BuiltPage,
  own: BuiltPage,
  wholeSidebar: readonly BuiltLink[],
): PageDifference {
  const lost = [...old.words].flatMap(([word, count]): [string, number][] => {
    const missing = count - (own.words.get(word) ?? 0);
    return missing > 0 ? [[word, missing]] : [];
  });
  const others = compareNavigation(old, own, wholeSidebar);
  const words = [...old.words.values()].reduce((sum, count) => sum + count, 0);
  const lostIds = [...old.ids].filter((id) => !own.ids.has(id) && !id.startsWith('__'));
  return { route, words, lost: lost.sort((a, b) => b[1] - a[1]), lostIds, others };
}

function countLost({ lost }: PageDifference): number {
  return lost.reduce((sum, [, count]) => sum + count, 0);
}

/** Lists the pages that the old site lacks: whole languages of them when it was built in one. */
export function formatAdded(added: readonly string[], shown = 20): string[] {
  const lines = added.slice(0, shown).map((route) => `  new      ${route}`);
  return added.length > shown ? [...lines, `  new      and ${added.length - shown} more`] : lines;
}

/** Formats the comparison as text: the counts, and the pages that differ most. */
export function formatComparison(compared: ComparedBuilds, shown = 20): string {
  const { pages, missing, added, words, lost, isNavigationKnown, differences } = compared;
  const share = ((100 * lost) / Math.max(1, words)).toFixed(3);
  const worst = [...differences].sort((a, b) => countLost(b) - countLost(a)).slice(0, shown);
  const neighbors = differences.filter(({ others }) => others.length > 0);
  const anchors = differences.reduce((sum, own) => sum + own.lostIds.length, 0);
  const hasContent = words > 0 || pages === missing.length;
  return [
    `${pages} pages of the old build: ${missing.length} are missing, ${added.length} are new`,
    ...missing.map((route) => `  missing  ${route}`),
    ...formatAdded(added, shown),
    hasContent
      ? `${words} words: ${lost} are lost (${share} %)`
      : 'the old build has its content where the classic theme has none: words and anchors are not compared',
    ...worst
      .filter((own) => own.lost.length > 0)
      .map((own) => `  ${countLost(own)} of ${own.words}  ${own.route}  ${own.lost.slice(0, 12).join(' ')}`),
    ...(hasContent ? [`${anchors} anchors are lost`] : []),
    ...differences
      .filter(({ lostIds }) => lostIds.length > 0)
      .slice(0, shown)
      .map(({ route, lostIds }) => `  ${route}  ${lostIds.slice(0, 6).join(' ')}`),
    ...(isNavigationKnown || neighbors.length === 0
      ? [
          `${neighbors.length} pages have other neighbors or another sidebar`,
          ...neighbors.slice(0, shown).map(({ route, others }) => `  ${route}  ${others.join(', ')}`),
        ]
      : ['neighbors and sidebars of the old build are components of its own, and not compared']),
  ].join('\n');
}
