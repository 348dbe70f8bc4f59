/** A collapsible group of the sidebar: an entry whose button opens its list. */
export interface SidebarGroup {
  /** The group's position in the sidebar's tree, equal on all pages. */
  readonly key: string;
  readonly item: HTMLElement;
  readonly button: HTMLElement;
}

/** Finds the page's sidebar, even while the mobile menu has borrowed its lists. */
export function findSidebar(): HTMLElement | null {
  return document.querySelector('nav[data-sidebar]');
}

/** Finds all collapsible groups on the page, or the open ones, even inside the mobile menu. */
export function findGroups(which: 'all' | 'open' = 'all', root: ParentNode = document): SidebarGroup[] {
  const expanded = which === 'open' ? '[aria-expanded="true"]' : '';
  const buttons = root.querySelectorAll(`li[data-category] > button${expanded}`);
  return [...buttons].flatMap((button) => getGroup(button) ?? []);
}

/** Returns the group of a button or link; undefined for one that does not collapse. */
export function getGroup(element: Element): SidebarGroup | undefined {
  const item = element.closest<HTMLElement>('[data-category]');
  const button = item?.querySelector<HTMLElement>(':scope > button');
  return item && button ? { key: item.dataset.category ?? '', item, button } : undefined;
}

/** Returns the group's list; null when the page's HTML left it out. */
export function findList({ key }: SidebarGroup): HTMLElement | null {
  return document.getElementById(toListId(key));
}

export function toListId(key: string): string {
  return `_sidebar-${key}`;
}

/** Labels each group's button with its action; the HTML only has the group's name to save bytes. */
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
