import { afterPaint, createStorage, isRecord, onNavigation, readStored } from '@gruntwork-docs/engine/client';
import { findGroups, findList, findSidebar, isOpen, nameGroups, setOpen } from './sidebar-groups.ts';

/** State of one sidebar, saved for the visit: groups by key, open or not, and scroll position in pixels. */
interface SidebarState {
  readonly groups: Readonly<Record<string, boolean>>;
  readonly scrollTop: number;
}

const storage = createStorage('sessionStorage');

/** Preserves open groups and the scroll position of the sidebar across navigation and reload. */
export function startSidebarState(): void {
  restore();
  nameGroups();
  onNavigation('gw:before-swap', remember);
  onNavigation('gw:navigated', () => {
    // A persisted sidebar is unchanged, but browsers scroll it when a group above opens.
    if (last !== undefined && last.sidebar === findSidebar()) restoreSidebarScroll();
    else {
      saveGone();
      restore();
    }
    // The labels are not visible, so they can wait.
    afterPaint(nameGroups);
  });
  window.addEventListener('pagehide', keep);
  // A tab in the background can be discarded and restored without a further event.
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

/** The sidebar of the last page, which can persist; its scroll position is lost when it is removed. */
let last: LastSidebar | undefined;

function remember(): void {
  const sidebar = findSidebar();
  // A failed navigation has not fired the event before the swap.
  if (last?.sidebar !== sidebar) saveGone();
  last = sidebar === null ? undefined : { sidebar, scrollTop: sidebar.scrollTop };
}

/** Saves the state of the removed sidebar. */
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
    // Ancestors of the current page are always open.
    if (open === undefined || open === isOpen(group)) continue;
    if (group.item.querySelector('[aria-current]') !== null) continue;
    setOpen(group, open);
    const list = findList(group);
    if (list !== null) list.hidden = !open;
  }
  restoreSidebarScroll();
}

/** Scrolls the sidebar to the saved position, or at least to the current page's entry. */
export function restoreSidebarScroll(): void {
  const sidebar = findSidebar();
  if (sidebar === null) return;
  sidebar.scrollTop = last?.sidebar === sidebar ? last.scrollTop : (read(sidebar)?.scrollTop ?? 0);
  showCurrent(sidebar);
}

/** Scrolls the current page's entry into view inside the sidebar, without scrolling the page. */
function showCurrent(sidebar: HTMLElement): void {
  const current = sidebar.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  if (current === undefined) return;
  const box = sidebar.getBoundingClientRect();
  if (current.top >= box.top && current.bottom <= box.bottom) return;
  sidebar.scrollTop += current.top - box.top - box.height / 2;
}
