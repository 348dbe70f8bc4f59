import type { SearchResults } from '#shared/search-result.ts';
import type { PageView } from './page-view.ts';
import type { SavedScroll } from './saved-scroll.ts';

/** Results that load as the reader scrolls, or clicks the button for more. */
export interface MoreResults {
  /** Switches to these results, and first loads them up to the saved scroll position. */
  start(results: SearchResults, place: SavedScroll | undefined): void;
  /** Stops loading. */
  stop(): void;
}

export function createMoreResults(view: PageView, left: AbortSignal): MoreResults {
  let results: SearchResults | undefined;
  let isReading = false;
  let wanted: SavedScroll | undefined;

  const goOn = (): void => {
    if (wanted !== undefined && (view.count >= wanted.items || view.more.hidden)) {
      window.scrollTo({ top: wanted.top, behavior: 'instant' });
      wanted = undefined;
    }
    if (wanted !== undefined || isInView(view.more)) void read();
  };

  const read = async (): Promise<void> => {
    const own = results;
    if (own === undefined || isReading) return;
    isReading = true;
    try {
      const batch = await own.next();
      // Another query can have been answered in the meantime.
      if (own !== results) return;
      view.append(batch);
    } catch (error) {
      if (own !== results) return;
      console.warn('More results could not be loaded.', error);
      view.showFailure(() => {
        view.takeBackFailure(own.total);
        void read();
      });
    } finally {
      isReading = false;
    }
    goOn();
  };

  view.more.addEventListener('click', () => void read());
  const observer = new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting)) void read();
  });
  observer.observe(view.more);
  left.addEventListener('abort', () => {
    observer.disconnect();
    results = undefined;
  });

  return {
    start(found, place) {
      results = found;
      wanted = place;
      if (place !== undefined) goOn();
    },
    stop() {
      results = undefined;
    },
  };
}

function isInView(element: HTMLElement): boolean {
  return !element.hidden && element.getBoundingClientRect().top < window.innerHeight;
}
