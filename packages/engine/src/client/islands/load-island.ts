import { findLoader, type Hydrate, type Island, type IslandRegistry } from './island.ts';
import { showLoadError } from './load-error.ts';

/**
 * Creates the function that loads an island's code and hydrates it, if its page is still present
 * (`isPresent`).
 */
export function createHydrate(registry: IslandRegistry, isPresent: (element: Element) => boolean): Hydrate {
  const load = async (island: Island): Promise<void> => {
    const { element, name, cleanups } = island;
    try {
      const loader = findLoader(registry, name);
      if (loader === undefined) throw new Error(`There is no island \`${name}\`.`);
      const [{ hydrateIsland }, module] = await Promise.all([import('./island-root.tsx'), loader()]);
      if (!isPresent(element)) return;
      const { ready, dispose } = hydrateIsland(element, name, module[name]);
      cleanups.push(dispose);
      await ready;
      element.dataset.hydrated = '';
    } catch (error) {
      console.warn(`The island \`${name}\` could not be loaded; its static content stays.`, error);
      const clear = showLoadError(element, error, () => {
        island.settled = false;
        island.done = load(island);
      });
      cleanups.push(clear);
    } finally {
      island.settled = true;
    }
  };
  return (island) => {
    island.done ??= load(island);
    return island.done;
  };
}
