import { failureTexts } from '#shared/failure-texts.ts';
import { decideNavigation } from './decide-navigation.ts';
import { type ProgressBar, startDelayedProgress } from './delayed-progress.ts';
import { emit } from './events.ts';
import { focusPage } from './focus-page.ts';
import { translate } from './get-texts.ts';
import type { Islands } from './islands.ts';
import { createLoadError, toMessage } from './load-error.ts';
import { NotAPageError, type PageSource } from './page-source.ts';
import { isPageUrl, toPageKey, toPagePath } from './route-url.ts';
import { matchRegions, swapPage } from './swap-page.ts';

export interface RouterOptions {
  readonly baseUrl: string;
  readonly source: PageSource;
  readonly islands: Islands;
  readonly loadProgress: () => Promise<ProgressBar>;
}

/** Takes over links, back and forward; needs the Navigation API. */
export function startRouter(options: RouterOptions): void {
  const { origin } = location;
  const { baseUrl, source, islands } = options;
  stripIndexFile(origin, baseUrl);
  const buildId = document.documentElement.dataset.buildId;
  const optOut = watchOptOuts();
  let shownKey: string | undefined = toPageKey(new URL(location.href));
  let ownUpdate = false;

  navigation.addEventListener('navigate', (event) => {
    if (ownUpdate) return;
    const to = new URL(event.destination.url);
    const plan = decideNavigation(
      {
        type: event.navigationType,
        canIntercept: event.canIntercept,
        isDownload: event.downloadRequest !== null,
        isPost: event.formData !== null,
        sameDocument: event.destination.sameDocument,
        optedOut: optOut(to.href),
        from: new URL(location.href),
        to,
      },
      { origin, baseUrl, key: shownKey },
    );
    if (plan === 'browser') return;
    event.intercept({
      focusReset: 'manual',
      scroll: 'manual',
      handler: async () => (plan === 'scroll' ? finish(event, to) : load(event, to)),
    });
  });

  async function load(event: NavigateEvent, to: URL): Promise<void> {
    emit('gw:navigate-start', { url: to.href });
    const endProgress = startDelayedProgress(options.loadProgress);
    try {
      const page = await source.load(toPagePath(to), { signal: event.signal });
      if (event.signal.aborted) return;
      show(event, to, page.html);
      if (page.path !== to.pathname) correctUrl(event, page.path + to.search + to.hash);
    } catch (error) {
      if (event.signal.aborted) return;
      if (error instanceof NotAPageError) location.reload();
      else showError(to, error);
    } finally {
      endProgress();
    }
  }

  function show(event: NavigateEvent, to: URL, html: string): void {
    const next = new DOMParser().parseFromString(html, 'text/html');
    const regions = matchRegions(document, next);
    const sameBuild = next.documentElement.dataset.buildId === buildId;
    if (regions === undefined || !sameBuild) throw new NotAPageError(to.href);
    emit('gw:before-swap', { url: to.href });
    swapPage(next, regions);
    for (const [old, region] of regions) {
      islands.dispose(old);
      islands.start(region);
    }
    shownKey = toPageKey(to);
    finish(event, to);
    emit('gw:navigated', { url: to.href, title: document.title });
  }

  function finish(event: NavigateEvent, to: URL): void {
    event.scroll();
    focusPage(to.hash);
  }

  /** The message takes the place of the text; the sidebar stays, as a way to other pages. */
  function showError(to: URL, error: unknown): void {
    console.warn(`The page ${to.pathname} could not be loaded.`, error);
    const main = document.querySelector('main');
    if (main === null) {
      location.reload();
      return;
    }
    const texts = translate(failureTexts);
    emit('gw:before-swap', { url: to.href });
    islands.dispose(main);
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
    shownKey = undefined;
    document.title = texts.pageError;
    window.scrollTo(0, 0);
    main.focus({ preventScroll: true });
  }

  /** After a redirect or an `index.html`: the address tells where the page is, once the navigation is through. */
  function correctUrl(event: NavigateEvent, url: string): void {
    const replace = () => {
      if (event.signal.aborted) return;
      ownUpdate = true;
      history.replaceState(history.state, '', url);
      ownUpdate = false;
      shownKey = toPageKey(new URL(location.href));
    };
    navigation.addEventListener('navigatesuccess', replace, { once: true, signal: event.signal });
  }
}

/** The last clicked link, when it wants a plain page load (`data-no-router`, `rel="external"`). */
function watchOptOuts(): (url: string) => boolean {
  let url: string | undefined;
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      url = link?.matches('[data-no-router],[rel~="external"]') ? link.href : undefined;
    },
    { capture: true },
  );
  return (to) => to === url;
}

function stripIndexFile(origin: string, baseUrl: string): void {
  const url = new URL(location.href);
  const path = toPagePath(url);
  if (path !== url.pathname && isPageUrl(url, origin, baseUrl)) {
    history.replaceState(history.state, '', path + url.search + url.hash);
  }
}
