import type { CacheStore } from './cache-store.ts';
import { hashText } from './hash.ts';

/**
 * The value that a task gives for some inputs: the one of an earlier build if there is one, else it is made and saved. `holds` tells whether
 * a saved value is still right where that depends on more than the inputs, such as the files that were read.
 */
export async function memo<T>(
  cache: Pick<CacheStore, 'find' | 'save'>,
  task: string,
  inputs: readonly string[],
  make: () => Promise<T> | T,
  holds: (value: T) => Promise<boolean> | boolean = () => true,
): Promise<T> {
  const key = hashText(...inputs);
  const saved = cache.find(task, key);
  if (saved !== undefined) {
    const value: T = JSON.parse(saved);
    if (await holds(value)) return value;
  }
  const made = await make();
  cache.save(task, key, JSON.stringify(made));
  return made;
}
