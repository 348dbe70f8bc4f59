import { gzipSize } from '../../sizes/gzip-size.ts';
import type { OpenRival, Rival } from './rival.ts';

export interface MemoryRivalInput {
  readonly name: string;
  readonly scripts: number;
  /** The index as a string: all of it is read before the first query. */
  readonly text: string;
  readonly open: (text: string) => OpenRival['search'];
}

/** Creates a rival that holds its whole index in memory. */
export function createMemoryRival({ name, scripts, text, open }: MemoryRivalInput): Rival {
  const index = gzipSize(text);
  return {
    name,
    scripts,
    index,
    async open() {
      let bytes = index;
      return {
        search: open(text),
        takeBytes() {
          const taken = bytes;
          bytes = 0;
          return taken;
        },
      };
    },
  };
}
