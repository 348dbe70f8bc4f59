import { onNavigation } from '@gruntwork-docs/engine/client';
import { isPlainClick, onClick } from '../on-click.ts';
import { setCollapsed } from './collapse.ts';
import { fillEnd, fillGroup } from './sidebar-fragment.ts';
import {
  findGroups,
  findList,
  getGroup,
  isOpen,
  type SidebarGroup,
  setOpen,
  toListId,
} from './sidebar-groups.ts';
import { restoreSidebarScroll } from './sidebar-state.ts';

/** Opens and closes the sidebar's groups; entries that the page left out are fetched on first opening. */
export function startSidebar(): void {
  onClick('[data-category] button[aria-expanded]', (button) => {
    const group = getGroup(button);
    if (group !== undefined) void toggle(group);
  });
  // Without JavaScript, the link of a group without a page leads to the first page inside.
  onClick('a[data-category-toggle]', (link, event) => {
    const group = getGroup(link);
    if (group === undefined || !isPlainClick(event)) return;
    event.preventDefault();
    void toggle(group);
  });
  onClick('a[data-sidebar-more]', (link, event) => {
    if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event)) return;
    event.preventDefault();
    fillEnd(link).catch(() => location.assign(link.href));
  });
  void fillOpenGroups();
  onNavigation('gw:navigated', () => void fillOpenGroups());
}

async function toggle(group: SidebarGroup): Promise<void> {
  const open = !isOpen(group);
  setOpen(group, open);
  // The page's HTML sets it only for lists that it contains.
  group.button.setAttribute('aria-controls', toListId(group.key));
  try {
    const list = await fillGroup(group);
    if (list !== undefined && isOpen(group) === open) await setCollapsed(list, !open);
  } catch (error) {
    console.warn('The entries of a sidebar group could not be loaded; its link still works.', error);
    setOpen(group, false);
  }
}

/** Fills groups that were open on the last page but whose entries this page left out. */
async function fillOpenGroups(): Promise<void> {
  const groups = findGroups('open').filter((group) => findList(group) === null);
  for (const group of groups) {
    const list = await fillGroup(group).catch(() => undefined);
    if (list === undefined) setOpen(group, false);
    else if (isOpen(group)) list.hidden = false;
  }
  // Before, the sidebar can have been too short for its scroll position.
  if (groups.length > 0) restoreSidebarScroll();
}
