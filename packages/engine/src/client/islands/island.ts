/**
 * Trigger of hydration: at start, when the browser is idle, when the island comes into view, when it is used.
 */
export type HydrateOn = 'load' | 'idle' | 'visible' | 'interaction';

/** Loaders of the island modules by island name, from `virtual:islands`. */
export type IslandRegistry = Readonly<Record<string, () => Promise<Record<string, unknown>>>>;

/** An island of the document. */
export interface Island {
  readonly element: HTMLElement;
  readonly name: string;
  /** Settles when the island is interactive, or has failed and keeps its static HTML. */
  done?: Promise<void>;
  settled: boolean;
  readonly cleanups: (() => void)[];
}

/** Makes an island interactive; does nothing for one that already is, or is about to be. */
export type Hydrate = (island: Island) => Promise<void>;

export function createIsland(element: HTMLElement): Island {
  return { element, name: element.getAttribute('name') ?? '', settled: false, cleanups: [] };
}

/** Finds the loader of an island. Inherited keys of every object, such as `constructor`, are not islands. */
export function findLoader(registry: IslandRegistry, name: string): IslandRegistry[string] | undefined {
  return Object.hasOwn(registry, name) ? registry[name] : undefined;
}
