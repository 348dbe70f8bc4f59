/** A collapsible group of the sidebar: an entry whose button opens the list in it. */
export interface SidebarGroup {
  /** The group's place in the sidebar's tree, the same on all pages. */
  readonly key: string;
  readonly item: HTMLElement;
  readonly button: HTMLElement;
}

/** The page's sidebar, also while the phone menu has borrowed its lists. */
export function findSidebar(): HTMLElement | null {
  return document.querySelector('nav[data-sidebar]');
}

/** All collapsible groups on the page, or those that are open, also while the phone menu has borrowed them. */
export function findGroups(which: 'all' | 'open' = 'all', root: ParentNode = document): SidebarGroup[] {
  const expanded = which === 'open' ? '[aria-expanded="true"]' : '';
  const buttons = root.querySelectorAll(`li[data-category] > button${expanded}`);
  return [...buttons].flatMap((button) => getGroup(button) ?? []);
}

/** The group that a button or link belongs to; undefined for one that does not collapse. */
export function getGroup(element: Element): SidebarGroup | undefined {
  const item = element.closest<HTMLElement>('[data-category]');
  const button = item?.querySelector<HTMLElement>(':scope > button');
  return item && button ? { key: item.dataset.category ?? '', item, button } : undefined;
}

/** The group's list; null when the page's HTML left it out. */
export function findList({ key }: SidebarGroup): HTMLElement | null {
  return document.getElementById(toListId(key));
}

export function toListId(key: string): string {
  return `_sidebar-${key}`;
}

/** Says of each group's button what it does: pages repeat dozens of buttons, and their HTML has the name of the group alone. */
export function nameGroups(): void {
  const name = findSidebar()?.dataset.groupName ?? '';
  for (const { button } of findGroups()) {
    const label = button.previousElementSibling?.textContent ?? '';
    button.ariaLabel = name.replace('{label}', () => label);
  }
}

export function isOpen({ button }: SidebarGroup): boolean {
  return button.getAttribute('aria-expanded') === 'true';
}

export function setOpen({ button }: SidebarGroup, open: boolean): void {
  button.setAttribute('aria-expanded', String(open));
}
