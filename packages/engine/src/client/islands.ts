import { holdEvents } from './held-events.ts';
import { createLoadError, toMessage } from './load-error.ts';
import { storageStore } from './storage-store.ts';
import { whenIdle } from './when-idle.ts';

/** When an island becomes interactive: at start, when the browser is idle, when it comes into view, when it is used. */
export type HydrateOn = 'load' | 'idle' | 'visible' | 'interaction';

/** Loaders of the island modules by island name, as `virtual:islands` gives them. */
export type IslandRegistry = Readonly<Record<string, () => Promise<Record<string, unknown>>>>;

export interface Islands {
  /** Watches all islands in a part of the document. */
  start(root: ParentNode): void;
  /** Ends the islands in a part that has left the document. */
  dispose(root: ParentNode): void;
}

interface Island {
  readonly element: HTMLElement;
  /** Settles when the island is interactive, or has failed and keeps its static HTML. */
  done?: Promise<void>;
  settled: boolean;
  readonly cleanups: (() => void)[];
}

/** Events that mean the reader turns to an island. */
const INTERACTIONS = ['pointerdown', 'focusin', 'keydown', 'touchstart'];
/** Distance from the viewport at which a `visible` island starts to load. */
const VISIBLE_MARGIN = '200px';

/** Creates what hydrates the islands of a document; React is loaded with the first of them. */
export function createIslands(registry: IslandRegistry): Islands {
  const islands = new Map<Element, Island>();
  const observed = new WeakMap<Element, Island>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const island = observed.get(target);
        if (isIntersecting && island !== undefined) void hydrate(island);
      }
    },
    { rootMargin: VISIBLE_MARGIN },
  );

  /** The island whose own HTML holds an element; content in a slot is not the island's. */
  const findIsland = (target: EventTarget | null): Island | undefined => {
    const owner = target instanceof Element ? target.closest('gw-island,gw-slot') : null;
    return owner === null ? undefined : islands.get(owner);
  };
  for (const type of INTERACTIONS) {
    const listen = ({ target }: Event) => {
      const island = findIsland(target);
      if (island !== undefined) void hydrate(island);
    };
    document.addEventListener(type, listen, { capture: true, passive: true });
  }
  holdEvents((target) => {
    const island = findIsland(target);
    return island === undefined || island.settled ? undefined : hydrate(island);
  });

  function hydrate(island: Island): Promise<void> {
    island.done ??= load(island);
    return island.done;
  }

  async function load(island: Island): Promise<void> {
    const { element, cleanups } = island;
    const name = element.getAttribute('name') ?? '';
    try {
      const loader = registry[name];
      if (loader === undefined) throw new Error(`There is no island \`${name}\`.`);
      const [{ hydrateIsland }, module] = await Promise.all([import('./island-root.tsx'), loader()]);
      if (!islands.has(element)) return;
      const { ready, dispose } = hydrateIsland(element, name, module[name]);
      cleanups.push(dispose);
      await ready;
      element.dataset.hydrated = '';
    } catch (error) {
      console.warn(`The island \`${name}\` could not be loaded; its static content stays.`, error);
      offerRetry(island, error);
    } finally {
      island.settled = true;
    }
  }

  function offerRetry(island: Island, error: unknown): void {
    const { element, cleanups } = island;
    const notice = createLoadError({
      message: toMessage(error),
      onAction: () => {
        notice.remove();
        island.settled = false;
        island.done = load(island);
      },
    });
    cleanups.push(() => notice.remove());
    element.after(notice);
  }

  function startOne(element: HTMLElement): void {
    if (islands.has(element)) return;
    const island: Island = { element, settled: false, cleanups: [] };
    islands.set(element, island);
    const wake = element.getAttribute('wake');
    if (wake !== null) {
      const store = storageStore(wake);
      island.cleanups.push(store.subscribe(() => void hydrate(island)));
      if (store.get() !== null) return void hydrate(island);
    }
    const strategy = element.getAttribute('on');
    if (strategy === 'load') void hydrate(island);
    else if (strategy === 'idle') whenIdle(() => void hydrate(island));
    else if (strategy === 'visible') {
      // An element with `display: contents` has no box of its own to come into view.
      const box = element.firstElementChild ?? element;
      observed.set(box, island);
      observer.observe(box);
      island.cleanups.push(() => observer.unobserve(box));
    }
  }

  return {
    start(root) {
      for (const element of root.querySelectorAll<HTMLElement>('gw-island')) startOne(element);
    },
    dispose(root) {
      for (const element of root.querySelectorAll('gw-island')) {
        const island = islands.get(element);
        islands.delete(element);
        for (const cleanup of island?.cleanups ?? []) cleanup();
      }
    },
  };
}
