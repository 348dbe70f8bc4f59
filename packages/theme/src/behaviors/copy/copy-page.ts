import { announce } from '@gruntwork-docs/engine/client';
import { onClick } from '../on-click.ts';
import { writeClipboard } from './write-clipboard.ts';

/** Milliseconds that the menu item shows that the page was copied. */
const COPIED_FOR = 2000;

/** Connects the menu item that copies a page as Markdown. A page that cannot be fetched opens instead. */
export function startCopyPage(): void {
  onClick('button[data-copy-page]', async (button) => {
    const url = button.dataset.copyPage ?? '';
    try {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`${url} answered ${response.status}`);
      if (!(await writeClipboard(await response.text())))
        throw new Error('the browser gives no access to the clipboard');
    } catch (error) {
      console.warn('The page could not be copied.', error);
      location.assign(url);
      return;
    }
    const copied = button.querySelector('span')?.textContent ?? '';
    const label = button.firstChild;
    const text = label?.textContent ?? '';
    if (label === null || text === copied) return;
    label.textContent = copied;
    announce(copied);
    setTimeout(() => {
      label.textContent = text;
    }, COPIED_FOR);
  });
}
