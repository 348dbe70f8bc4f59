import { whenIdle } from '../page/when-idle.ts';
import { storageStore } from '../storage/storage-store.ts';
import type { Hydrate, Island } from './island.ts';

/** Events that show the reader's interest in an island. */
const INTERACTIONS = ['pointerdown', 'focusin', 'keydown', 'touchstart'];
/** Distance from the viewport at which a `visible` island starts to load. */
const VISIBLE_MARGIN = '200px';

/** Hydrates an island when the reader interacts with it. */
export function startInteractionTrigger(
  findIsland: (target: EventTarget | null) => Island | undefined,
  hydrate: Hydrate,
): void {
  const listen = ({ target }: Event): void => {
    const island = findIsland(target);
    if (island !== undefined) void hydrate(island);
  };
  for (const type of INTERACTIONS) document.addEventListener(type, listen, { capture: true, passive: true });
}

/** Creates the function that schedules an island's hydration, by its `wake` store and its `on` strategy. */
export function createTrigger(hydrate: Hydrate): (island: Island) => void {
  const watch = createVisibilityTrigger(hydrate);
  return (island) => {
    const { element, cleanups } = island;
    const wake = element.getAttribute('wake');
    if (wake !== null) {
      const store = storageStore(wake);
      cleanups.push(store.subscribe(() => void hydrate(island)));
      if (store.get() !== null) return void hydrate(island);
    }
    const strategy = element.getAttribute('on');
    if (strategy === 'load') void hydrate(island);
    else if (strategy === 'idle') whenIdle(() => void hydrate(island));
    else if (strategy === 'visible') watch(island);
  };
}

function createVisibilityTrigger(hydrate: Hydrate): (island: Island) => void {
  const watched = new WeakMap<Element, Island>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const island = watched.get(target);
        if (isIntersecting && island !== undefined) void hydrate(island);
      }
    },
    { rootMargin: VISIBLE_MARGIN },
  );
  return (island) => {
    // An element with `display: contents` has no box that could come into view.
    const box = island.element.firstElementChild ?? island.element;
    watched.set(box, island);
    observer.observe(box);
    island.cleanups.push(() => observer.unobserve(box));
  };
}
