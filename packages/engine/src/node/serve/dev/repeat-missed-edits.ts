import { statSync } from 'node:fs';
import type { ViteDevServer } from 'vite';

/** Milliseconds; the watcher is silent about a file for 50 ms after each edit. */
const SILENCE = 80;

/**
 * Emits edits that the watcher drops because they follow another one too closely, such as a formatter's on
 * save.
 */
export function repeatMissedEdits(watcher: ViteDevServer['watcher']): void {
  const timers = new Map<string, NodeJS.Timeout>();
  watcher.on('change', (file) => {
    const before = findTime(file);
    clearTimeout(timers.get(file));
    const check = (): void => {
      timers.delete(file);
      if (findTime(file) === before) return;
      watcher.emit('change', file);
      watcher.emit('all', 'change', file);
    };
    timers.set(file, setTimeout(check, SILENCE).unref());
  });
}

function findTime(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}
