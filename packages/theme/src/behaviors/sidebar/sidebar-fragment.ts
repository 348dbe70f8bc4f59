import { parseDocument } from '@gruntwork-docs/engine/client';
import { findList, findSidebar, nameGroups, type SidebarGroup, toListId } from './sidebar-groups.ts';

const fragments = new Map<string, Promise<Document>>();

/**
 * Returns the group's list, fetched if the page's HTML left it out; undefined when there is none. Rejects
 * when the sidebar's file cannot be loaded.
 */
export async function fillGroup(group: SidebarGroup): Promise<HTMLElement | undefined> {
  const known = findList(group);
  const url = findUrl();
  if (known !== null || url === undefined) return known ?? undefined;
  const twin = (await loadFragment(url)).getElementById(toListId(group.key));
  // A second click can have inserted the list meanwhile.
  if (twin !== null && findList(group) === null) {
    const list = document.importNode(twin, true);
    list.hidden = true;
    group.item.append(list);
    nameGroups();
  }
  return findList(group) ?? undefined;
}

/**
 * Replaces the link at one end of a long list with the entries that were left out there, and focuses the
 * nearest of them. Rejects when the sidebar's file cannot be loaded.
 */
export async function fillEnd(link: HTMLAnchorElement): Promise<void> {
  const url = findUrl();
  const list = link.closest('ul');
  if (url === undefined || list === null) return;
  const fragment = await loadFragment(url);
  const whole = list.id === '' ? fragment.querySelector('.sidebar-list') : fragment.getElementById(list.id);
  const count = Number(link.dataset.sidebarMore);
  const isStart = link.dataset.end === 'start';
  const entries = [...(whole?.children ?? [])].slice(isStart ? 0 : -count, isStart ? count : undefined);
  const added = entries.map((entry) => document.importNode(entry, true));
  // A second click can have filled the list meanwhile.
  if (added.length === 0 || !link.isConnected) return;
  link.parentElement?.replaceWith(...added);
  nameGroups();
  added
    .at(isStart ? -1 : 0)
    ?.querySelector('a')
    ?.focus({ preventScroll: true });
}

function findUrl(): string | undefined {
  return findSidebar()?.dataset.fragment;
}

function loadFragment(url: string): Promise<Document> {
  const known = fragments.get(url);
  if (known !== undefined) return known;
  const fragment = fetchFragment(url);
  fragments.set(url, fragment);
  fragment.catch(() => fragments.delete(url));
  return fragment;
}

async function fetchFragment(url: string): Promise<Document> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} could not be loaded: the server answered ${response.status}.`);
  return parseDocument(await response.text());
}
