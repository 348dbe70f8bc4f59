import { createStorage, isRecord, onNavigation, readStored } from '@gruntwork-docs/engine/client/public.ts';
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
  onNavigation('gw:before-swap', save);
  onNavigation('gw:navigated', restore);
  window.addEventListener('pagehide', save);
}

function toKey(sidebar: HTMLElement): string {
  return `gruntwork.sidebar.${sidebar.dataset.sidebar}`;
}

/** The sidebar of the last page, which the next one may have as well. */
let last: HTMLElement | null = null;

function save(): void {
  const sidebar = findSidebar();
  last = sidebar;
  if (sidebar === null) return;
  const groups = findGroups().map((group) => [group.key, isOpen(group)]);
  const state: SidebarState = { groups: Object.fromEntries(groups), scrollTop: sidebar.scrollTop };
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
  nameGroups();
  // One that has stayed is as it was, but browsers scroll it when a group above opens.
  if (sidebar === last) {
    restoreSidebarScroll();
    return;
  }
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
  sidebar.scrollTop = read(sidebar)?.scrollTop ?? 0;
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
