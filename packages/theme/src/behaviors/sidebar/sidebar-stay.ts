import { onNavigation } from '@gruntwork-docs/engine/client';
import { openAtOnce } from './collapse.ts';

const ENTRIES = ':scope > li';

/**
 * Persists the sidebar if the next page has the same one, so that the browser does not lay it out again: only
 * the markers of the current page change, and entries that the last page's HTML left out are added.
 */
export function startSidebarStay(): void {
  onNavigation('gw:before-swap', ({ page, keep }) => {
    const old = document.querySelector('.sidebar');
    const twin = page?.querySelector('.sidebar') ?? null;
    const from = old?.querySelector<HTMLElement>('nav[data-sidebar]');
    const to = twin?.querySelector<HTMLElement>('nav[data-sidebar]');
    if (old === null || twin === null || !from || !to || !isSameTree(from, to)) return;
    const marks = readMarks(to);
    fillLists(from, to);
    setMarks(from, marks);
    keep?.(old, twin);
  });
}

/** Compares the hashed names of the files with all entries, or without a file, the entries themselves. */
function isSameTree(from: HTMLElement, to: HTMLElement): boolean {
  if (from.dataset.sidebar !== to.dataset.sidebar || from.dataset.fragment !== to.dataset.fragment)
    return false;
  return from.dataset.fragment !== undefined || readTree(from) === readTree(to);
}

function readTree(sidebar: HTMLElement): string {
  const entries = [...sidebar.querySelectorAll('li')];
  return JSON.stringify([
    sidebar.textContent,
    ...entries.map((entry) => [entry.dataset.category, entry.querySelector('a')?.getAttribute('href')]),
  ]);
}

/** Copies entries into lists that are empty, or contain other entries of a long list. */
function fillLists(from: HTMLElement, to: HTMLElement): void {
  for (const list of [...to.querySelectorAll<HTMLElement>('.sidebar-list')]) {
    const known = list.id === '' ? from.querySelector('.sidebar-list') : document.getElementById(list.id);
    // A nested list was already inserted with its parent.
    if (known === list) continue;
    if (known === null) findGroupOf(list, from)?.append(list);
    else if (!isWhole(known) && nameEntries(known) !== nameEntries(list))
      known.replaceChildren(...list.childNodes);
  }
}

/** Finds the group of a list in another sidebar. */
function findGroupOf(list: Element, sidebar: Element): Element | null {
  const key = list.closest<HTMLElement>('[data-category]')?.dataset.category;
  return key === undefined ? null : sidebar.querySelector(`[data-category="${CSS.escape(key)}"]`);
}

function isWhole(list: Element): boolean {
  return list.querySelector(`${ENTRIES} > [data-sidebar-more]`) === null;
}

function nameEntries(list: Element): string {
  const entries = [...list.querySelectorAll<HTMLElement>(ENTRIES)];
  return entries.map((entry) => entry.dataset.category ?? entry.textContent).join('\n');
}

interface CurrentLink {
  readonly href: string;
  readonly place: string;
  readonly mark: string;
}

/** The markers of the current page: links with their `aria-current`, and their ancestor groups. */
interface Marks {
  /** Links by position. */
  readonly current: ReadonlyMap<string, CurrentLink>;
  readonly onPath: ReadonlySet<string>;
}

function readMarks(sidebar: HTMLElement): Marks {
  const links = [...sidebar.querySelectorAll('a[aria-current]')].map((link) => ({
    href: link.getAttribute('href') ?? '',
    place: toPlace(link),
    mark: link.getAttribute('aria-current') ?? '',
  }));
  const groups = [...sidebar.querySelectorAll<HTMLElement>('[data-on-path]')];
  return {
    current: new Map(links.map((link) => [link.place, link])),
    onPath: new Set(groups.map((group) => group.dataset.category ?? '')),
  };
}

/** Updates only the changed markers, because a sidebar can have hundreds of entries. */
function setMarks(sidebar: HTMLElement, { current, onPath }: Marks): void {
  for (const link of sidebar.querySelectorAll('a[aria-current]')) {
    if (!current.has(toPlace(link))) link.removeAttribute('aria-current');
  }
  for (const { href, place, mark } of current.values()) {
    for (const link of sidebar.querySelectorAll(`a[href="${CSS.escape(href)}"]`)) {
      if (toPlace(link) === place) link.setAttribute('aria-current', mark);
    }
  }
  for (const group of sidebar.querySelectorAll<HTMLElement>('[data-on-path]')) {
    if (!onPath.has(group.dataset.category ?? '')) group.removeAttribute('data-on-path');
  }
  for (const key of onPath) {
    const group = sidebar.querySelector(`[data-category="${CSS.escape(key)}"]`);
    if (group !== null) openGroup(group);
  }
}

/** Returns a link's position in the tree, because a page can be linked from several groups. */
function toPlace(link: Element): string {
  const group = link.closest<HTMLElement>('[data-category]');
  const kind = link.parentElement === group ? 'label' : 'entry';
  return [group?.dataset.category, kind, link.getAttribute('href')].join(' ');
}

/** Ancestors of the current page are always open. */
function openGroup(group: Element): void {
  group.setAttribute('data-on-path', '');
  group.querySelector(':scope > button[aria-expanded]')?.setAttribute('aria-expanded', 'true');
  const list = group.querySelector<HTMLElement>(':scope > .sidebar-list');
  if (list !== null) openAtOnce(list);
}
