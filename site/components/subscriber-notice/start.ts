import { createStorage, lockScroll, onNavigation } from '@gruntwork-docs/engine/client';
import { isPlainClick, onClick } from '@gruntwork-docs/theme/client';
import { createNoticeDialog, type NoticeDialog } from './dialog.ts';

/** `true` when the reader has turned off the notice, in localStorage. */
const STORAGE_KEY = 'dontWarnGitHubLinks';

/** Milliseconds after closing until the page can scroll again. */
const RELEASE_DELAY = 300;

/** Shows a notice before opening a repository that only subscribers can read. */
export function start(): void {
  const storage = createStorage('localStorage');
  let dialog: NoticeDialog | undefined;
  /** The link that the notice explains. */
  let asked: HTMLAnchorElement | undefined;
  onClick('a[data-subscribers-only]', (link, event) => {
    if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event)) return;
    if (storage.get(STORAGE_KEY) === 'true') return;
    event.preventDefault();
    dialog ??= createNoticeDialog((dontWarnAgain) => {
      if (dontWarnAgain) storage.set(STORAGE_KEY, 'true');
      else storage.remove(STORAGE_KEY);
    });
    asked = link;
    const release = lockScroll();
    dialog.show(link.href, () => {
      setTimeout(release, RELEASE_DELAY);
      if (asked !== undefined) focusAgain(asked);
    });
  });
  // Going back dismisses the notice; focus is handled by the next page.
  onNavigation('gw:before-swap', () => {
    asked = undefined;
    dialog?.close();
  });
}

/** Restores the focus to the link, or to the button of its menu if that has closed meanwhile. */
function focusAgain(link: HTMLElement): void {
  link.focus({ preventScroll: true });
  if (document.activeElement === link) return;
  const dropdown = link.closest('[data-dropdown]')?.querySelector('button');
  (dropdown ?? document.querySelector<HTMLElement>('button[data-menu-toggle]'))?.focus({
    preventScroll: true,
  });
}
