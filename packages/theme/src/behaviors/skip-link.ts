import { moveFocus } from '@gruntwork-docs/engine/client';
import { onClick } from './on-click.ts';

/** Moves focus from the skip link to the content without a hash in the URL, which would hide the navbar. */
export function startSkipLink(): void {
  onClick('a.skip-link', (_, event) => {
    const main = document.querySelector<HTMLElement>('#_main, main');
    if (main === null) return;
    event.preventDefault();
    moveFocus(main);
    main.scrollIntoView();
  });
}
