import { failureMessages } from '#shared/failure-messages.ts';
import { createLoadError, toMessage } from '../islands/load-error.ts';
import { translate } from '../page/get-messages.ts';

/** Shows a loading error in place of a page's text; the sidebar stays for navigation. */
export function showFailure(main: HTMLElement, error: unknown): void {
  const texts = translate(failureMessages);
  main.replaceChildren(
    createLoadError({
      title: texts.loadErrorTitle,
      message: toMessage(error),
      onAction: () => void navigation.navigate(location.href, { history: 'replace' }),
    }),
  );
  for (const toc of document.querySelectorAll('[data-toc]')) toc.remove();
  for (const mark of document.querySelectorAll('[data-region] [aria-current]'))
    mark.removeAttribute('aria-current');
  document.title = texts.pageError;
  window.scrollTo(0, 0);
  main.focus({ preventScroll: true });
}
