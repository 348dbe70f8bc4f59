import { moveFocus } from '@gruntwork-docs/engine/client';
import { onClick } from './on-click.ts';

/** The skip link moves focus to the content without leaving a hash in the address, which would hide the navbar. */
export function startSkipLink(): void {
  onClick('a.skip-link', (_, event) => {
    const main = document.querySelector<HTMLElement>('#_main, main');
    if (main === null) return;
    event.preventDefault();
    moveFocus(main);
    main.scrollIntoView();
  });
}
