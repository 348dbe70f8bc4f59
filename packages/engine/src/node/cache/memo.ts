import type { CacheStore } from './cache-store.ts';
import { hashText } from './hash.ts';

/**
 * The value of a task for some inputs: cached by an earlier build, or computed and saved. `holds` returns
 * true if a saved value is still valid where that depends on more than the inputs, such as the files that
 * were read.
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
