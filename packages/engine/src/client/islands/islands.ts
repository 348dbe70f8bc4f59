import { holdEvents } from './held-events.ts';
import { createIsland, type Island, type IslandRegistry } from './island.ts';
import { createTrigger, startInteractionTrigger } from './island-triggers.ts';
import { createHydrate } from './load-island.ts';

export interface Islands {
  /** Unmounts the islands that have left the document, and observes the new ones. */
  update(): void;
}

/** Creates the manager of a document's islands; React is loaded with the first of them. */
export function createIslands(registry: IslandRegistry): Islands {
  const islands = new Map<Element, Island>();
  /** The island that contains an element in its own HTML; content in a slot is not the island's. */
  const findIsland = (target: EventTarget | null): Island | undefined => {
    const owner = target instanceof Element ? target.closest('gw-island,gw-slot') : null;
    return owner === null ? undefined : islands.get(owner);
  };
  const hydrate = createHydrate(registry, (element) => islands.has(element));
  const trigger = createTrigger(hydrate);
  startInteractionTrigger(findIsland, hydrate);
  holdEvents((target) => {
    const island = findIsland(target);
    return island === undefined || island.settled ? undefined : hydrate(island);
  });

  return {
    update() {
      for (const [element, island] of islands) {
        if (element.isConnected) continue;
        islands.delete(element);
        for (const cleanup of island.cleanups) cleanup();
      }
      for (const element of document.querySelectorAll<HTMLElement>('gw-island')) {
        if (islands.has(element)) continue;
        const island = createIsland(element);
        islands.set(element, island);
        trigger(island);
      }
      // A reader may have focused an island before this code arrived.
      const focused = findIsland(document.activeElement);
      if (focused !== undefined) void hydrate(focused);
    },
  };
}
