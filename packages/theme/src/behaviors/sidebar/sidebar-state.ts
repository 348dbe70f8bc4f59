import { afterPaint, createStorage, isRecord, onNavigation, readStored } from '@gruntwork-docs/engine/client';
import { findGroups, findList, findSidebar, isOpen, nameGroups, setOpen } from './sidebar-groups.ts';

/** What is kept of one sidebar for the visit: groups by key, open or not, and pixels scrolled. */
interface SidebarState {
  readonly groups: Readonly<Record<string, boolean>>;
  readonly scrollTop: number;
}

const storage = createStorage('sessionStorage');

/** Keeps open groups and the scroll position of the sidebar over navigation and reload. */
export function startSidebarState(): void {
  restore();
  nameGroups();
  onNavigation('gw:before-swap', remember);
  onNavigation('gw:navigated', () => {
    // One that has stayed is as it was, but browsers scroll it when a group above opens.
    if (last !== undefined && last.sidebar === findSidebar()) restoreSidebarScroll();
    else {
      saveGone();
      restore();
    }
    // The buttons show none of it.
    afterPaint(nameGroups);
  });
  window.addEventListener('pagehide', keep);
  // A tab that is put away may come back without having been told that it goes.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keep();
  });
}

function keep(): void {
  remember();
  if (last !== undefined) save(last, document);
}

function toKey(sidebar: HTMLElement): string {
  return `gruntwork.sidebar.${sidebar.dataset.sidebar}`;
}

interface LastSidebar {
  readonly sidebar: HTMLElement;
  readonly scrollTop: number;
}

/** The sidebar of the last page, which the next one may have as well; one that is taken out loses its scroll position. */
let last: LastSidebar | undefined;

function remember(): void {
  const sidebar = findSidebar();
  // A navigation that failed has not told that it went.
  if (last?.sidebar !== sidebar) saveGone();
  last = sidebar === null ? undefined : { sidebar, scrollTop: sidebar.scrollTop };
}

/** Keeps the sidebar that has gone. */
function saveGone(): void {
  if (last !== undefined) save(last, last.sidebar);
  last = undefined;
}

function save({ sidebar, scrollTop }: LastSidebar, root: ParentNode): void {
  const groups = findGroups('all', root).map((group) => [group.key, isOpen(group)]);
  const state: SidebarState = { groups: Object.fromEntries(groups), scrollTop };
  storage.set(toKey(sidebar), JSON.stringify(state));
}

function read(sidebar: HTMLElement): SidebarState | undefined {
  return readStored(storage, toKey(sidebar), isSidebarState);
}

function isSidebarState(value: unknown): value is SidebarState {
  return (
    isRecord(value) &&
    isRecord(value.groups) &&
    Object.values(value.groups).every((open) => typeof open === 'boolean') &&
    typeof value.scrollTop === 'number'
  );
}

function restore(): void {
  const sidebar = findSidebar();
  if (sidebar === null) return;
  const state = read(sidebar);
  for (const group of findGroups()) {
    const open = state?.groups[group.key];
    // The way to the current page is always open.
    if (open === undefined || open === isOpen(group)) continue;
    if (group.item.querySelector('[aria-current]') !== null) continue;
    setOpen(group, open);
    const list = findList(group);
    if (list !== null) list.hidden = !open;
  }
  restoreSidebarScroll();
}

/** Scrolls the sidebar to where the reader left it, or at least to the current page's entry. */
export function restoreSidebarScroll(): void {
  const sidebar = findSidebar();
  if (sidebar === null) return;
  sidebar.scrollTop = last?.sidebar === sidebar ? last.scrollTop : (read(sidebar)?.scrollTop ?? 0);
  showCurrent(sidebar);
}

/** Brings the current page's entry into view inside the sidebar, without moving the page. */
function showCurrent(sidebar: HTMLElement): void {
  const current = sidebar.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  if (current === undefined) return;
  const box = sidebar.getBoundingClientRect();
  if (current.top >= box.top && current.bottom <= box.bottom) return;
  sidebar.scrollTop += current.top - box.top - box.height / 2;
}
