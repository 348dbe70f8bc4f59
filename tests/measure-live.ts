import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collectGarbage: (() => void) | undefined;

/** Bytes of all objects of this thread that are still reachable. */
export function measureLive(): number {
  if (collectGarbage === undefined) {
    setFlagsFromString('--expose-gc');
    collectGarbage = runInNewContext('gc') as () => void;
  }
  // Joined texts let their parts go one collection after they were read: after a single one there are two megabytes more of a search index, or not.
  for (let times = 0; times < 3; times++) collectGarbage();
  return process.memoryUsage().heapUsed;
}
