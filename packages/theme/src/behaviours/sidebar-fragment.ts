import { parseDocument } from '@gruntwork-docs/engine/client/public.ts';
import { findList, type SidebarGroup } from './sidebar-groups.ts';

const fragments = new Map<string, Promise<Document>>();

/**
 * The group's list, filled with the entries that the page's HTML left out; undefined when there are none. Rejects
 * when the sidebar's file cannot be loaded.
 */
export async function fillGroup(group: SidebarGroup): Promise<HTMLElement | undefined> {
  const list = findList(group);
  if (list === null || list.childElementCount > 0) return list ?? undefined;
  const url = document.querySelector<HTMLElement>('nav[data-sidebar]')?.dataset.fragment;
  if (url === undefined) return undefined;
  const twin = (await loadFragment(url)).getElementById(list.id);
  if (twin === null) return undefined;
  // A second click may have filled the list meanwhile.
  if (list.childElementCount === 0) list.append(...document.importNode(twin, true).childNodes);
  return list;
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
