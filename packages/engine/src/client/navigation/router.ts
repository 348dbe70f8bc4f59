import { emit } from '../page/events.ts';
import { createAddress, stripIndexFile } from './address.ts';
import { decideNavigation, type NavigationRequest } from './decide-navigation.ts';
import { type ProgressBar, startDelayedProgress } from './delayed-progress.ts';
import { focusPage } from './focus-page.ts';
import { watchOptOuts } from './opt-outs.ts';
import { NotAPageError, type PageSource } from './page-source.ts';
import { toPagePath } from './route-url.ts';
import type { Screen } from './screen.ts';

export interface RouterOptions {
  readonly baseUrl: string;
  readonly source: PageSource;
  readonly screen: Screen;
  readonly loadProgress: () => Promise<ProgressBar>;
}

/** Handles links, back and forward; requires the Navigation API. */
export function startRouter({ baseUrl, source, screen, loadProgress }: RouterOptions): void {
  stripIndexFile(baseUrl);
  const address = createAddress();
  const isOptedOut = watchOptOuts();

  navigation.addEventListener('navigate', (event) => {
    if (address.takes(event)) return;
    screen.settle();
    const to = new URL(event.destination.url);
    const request = readRequest(event, to, isOptedOut(to.href));
    const plan = decideNavigation(request, { origin: location.origin, baseUrl, key: screen.key });
    if (plan === 'browser') return;
    event.intercept({
      focusReset: 'manual',
      scroll: 'manual',
      handler: async () => (plan === 'scroll' ? finish(event, to) : load(event, to)),
    });
  });

  async function load(event: NavigateEvent, to: URL): Promise<void> {
    const { signal } = event;
    address.restore(signal);
    const endProgress = startDelayedProgress(loadProgress);
    try {
      const page = await source.load(toPagePath(to), { signal });
      if (signal.aborted) return;
      const isNew = event.navigationType === 'push' || event.navigationType === 'replace';
      screen.show(page.html, to, isNew && to.hash === '');
      finish(event, to);
      screen.showIfSeen();
      emit('gw:navigated', { url: to.href, title: document.title });
      // After a redirect or an `index.html` the address differs from the page's path.
      if (page.path !== to.pathname)
        address.correct(signal, page.path + to.search + to.hash, () => screen.rename(new URL(location.href)));
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof NotAPageError) location.reload();
      else {
        console.warn(`The page ${to.pathname} could not be loaded.`, error);
        screen.showFailure(to, error);
      }
    } finally {
      endProgress();
    }
  }
}

function readRequest(event: NavigateEvent, to: URL, optedOut: boolean): NavigationRequest {
  return {
    type: event.navigationType,
    canIntercept: event.canIntercept,
    isDownload: event.downloadRequest !== null,
    isPost: event.formData !== null,
    sameDocument: event.destination.sameDocument,
    optedOut,
    from: new URL(location.href),
    to,
  };
}

/** Sets the scroll position and the keyboard focus of the new page, and announces its title. */
function finish(event: NavigateEvent, to: URL): void {
  event.scroll();
  focusPage(to.hash);
}
