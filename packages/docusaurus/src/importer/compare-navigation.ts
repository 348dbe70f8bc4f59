import { tryDecodePath } from '@gruntwork-docs/engine/shared';
import type { BuiltLink, BuiltPage } from './read-built-page.ts';

/** Maximum number of sidebar entries to list for one page. */
const NAMED = 3;

/**
 * Describes how the sidebar and the neighbors of a page differ from those of the old build. `whole` has all
 * entries of the sidebar when the page contains only a part of it.
 */
export function compareNavigation(old: BuiltPage, own: BuiltPage, whole: readonly BuiltLink[]): string[] {
  return [
    ...compareNeighbor('previous page', old.previous, own.previous),
    ...compareNeighbor('next page', old.next, own.next),
    ...compareSidebars(old.sidebar, own.sidebar, whole),
  ];
}

function compareNeighbor(what: string, old: BuiltLink | undefined, own: BuiltLink | undefined): string[] {
  const [before, after] = [old, own].map((link) => (link?.url === undefined ? 'none' : toKey(link.url)));
  if (before !== after) return [`${what} \`${after}\` in place of \`${before}\``];
  // Neighbors of list pages have names from the theme.
  if (old?.hasNote !== true || own === undefined || toText(old.label) === toText(own.label)) return [];
  return [`${what} is called \`${own.label}\` in place of \`${old.label}\``];
}

function compareSidebars(
  old: readonly BuiltLink[],
  own: readonly BuiltLink[],
  whole: readonly BuiltLink[],
): string[] {
  const [before, after] = [old.map(nameEntry), own.map(nameEntry)];
  const known = new Set([...after, ...whole.map(nameEntry)]);
  const lacking = before.filter((entry) => !known.has(entry));
  const wanted = new Set(before);
  const further = after.filter((entry) => !wanted.has(entry));
  const shown = new Set(after);
  const [first, second] = [
    before.filter((entry) => shown.has(entry)),
    after.filter((entry) => wanted.has(entry)),
  ];
  const isMoved = lacking.length + further.length === 0 && first.join('\n') !== second.join('\n');
  return [
    ...describe('sidebar lacks', lacking),
    ...describe('sidebar adds', further),
    ...(isMoved ? ['sidebar in another order'] : []),
  ];
}

function describe(what: string, entries: readonly string[]): string[] {
  if (entries.length === 0) return [];
  const more = entries.length > NAMED ? ` and ${entries.length - NAMED} more` : '';
  return [
    `${what} ${entries
      .slice(0, NAMED)
      .map((entry) => `\`${entry}\``)
      .join(', ')}${more}`,
  ];
}

function nameEntry({ label, url }: BuiltLink): string {
  return url === undefined ? label : `${label} ${toKey(url)}`;
}

/**
 * Titles with code: Docusaurus shows backticks of frontmatter titles literally, and here they become code.
 */
function toText(label: string): string {
  return label.replaceAll('`', '');
}

/** Normalizes URLs of the same page: with or without a trailing slash, with encoded or literal characters. */
function toKey(url: string): string {
  return tryDecodePath(url).replace(/(?<=.)\/(?=$|#)/, '');
}
