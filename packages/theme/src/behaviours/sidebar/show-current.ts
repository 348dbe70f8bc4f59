/** Brings the current page's entry into view inside the sidebar, without moving the page. */
export function showCurrent(sidebar: HTMLElement): void {
  const current = sidebar.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  if (current === undefined) return;
  const box = sidebar.getBoundingClientRect();
  if (current.top >= box.top && current.bottom <= box.bottom) return;
  sidebar.scrollTop += current.top - box.top - box.height / 2;
}
