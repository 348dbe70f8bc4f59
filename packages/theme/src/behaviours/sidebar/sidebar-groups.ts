/** A collapsible group of the sidebar: an entry whose button opens the list that it names. */
export interface SidebarGroup {
  /** The group's place in the sidebar's tree, the same on all pages. */
  readonly key: string;
  readonly item: HTMLElement;
  readonly button: HTMLElement;
}

/** All collapsible groups on the page, also while the phone menu has borrowed them. */
export function findGroups(): SidebarGroup[] {
  return [...document.querySelectorAll<HTMLElement>('[data-category] button[aria-expanded]')].flatMap(
    (button) => getGroup(button) ?? [],
  );
}

/** The group that a button or link belongs to; undefined for one that does not collapse. */
export function getGroup(element: Element): SidebarGroup | undefined {
  const item = element.closest<HTMLElement>('[data-category]');
  const button = item?.querySelector<HTMLElement>('button[aria-expanded]');
  // A group that does not collapse may have ones inside that do.
  if (!item || !button || button.closest('[data-category]') !== item) return undefined;
  return { key: item.dataset.category ?? '', item, button };
}

/** The group's list, empty when the page's HTML left the entries out. */
export function findList({ button }: SidebarGroup): HTMLElement | null {
  return document.getElementById(button.getAttribute('aria-controls') ?? '');
}

export function isOpen({ button }: SidebarGroup): boolean {
  return button.getAttribute('aria-expanded') === 'true';
}

export function setOpen({ button }: SidebarGroup, open: boolean): void {
  button.setAttribute('aria-expanded', String(open));
}
