import { readKeptBytes, writeKeptPieces } from '../files/kept-file.ts';
import type { BodyRecord } from '../page/page-record.ts';

/** Bodies by page key. */
export type Bodies = ReadonlyMap<string, BodyRecord>;

export interface KeptBodies {
  readonly bodies: Bodies;
  /** What their links were resolved against (`createLinksKey`); empty before the first build. */
  readonly linksKey: string;
}

/** What is known before the first build. */
export const NO_BODIES: KeptBodies = { bodies: new Map(), linksKey: '' };

/** The bodies that a build with the same engine left. They are read when somebody asks: that is a third of a build in which nothing has changed. */
export function openBodies(file: string, engineKey: string): KeptBodies {
  let read: KeptBodies | undefined;
  const open = () => (read ??= readBodies(readKeptBytes(file), engineKey));
  return {
    get bodies() {
      return open().bodies;
    },
    get linksKey() {
      return open().linksKey;
    },
  };
}

/** The file has a line for each body: one text of all of them would be too long for a large site. */
function readBodies(data: Buffer | undefined, engineKey: string): KeptBodies {
  if (data === undefined) return NO_BODIES;
  const [engine, linksKey = '', ...lines] = data.toString().split('\n');
  return engine === engineKey
    ? { linksKey, bodies: new Map(lines.map((line) => JSON.parse(line))) }
    : NO_BODIES;
}

/** Writes the bodies, whole or not at all. */
export async function saveBodies(file: string, engineKey: string, kept: KeptBodies): Promise<void> {
  await writeKeptPieces(file, listPieces(engineKey, kept));
}

function* listPieces(engineKey: string, { bodies, linksKey }: KeptBodies): Generator<string> {
  yield [engineKey, linksKey].join('\n');
  for (const entry of bodies) yield `\n${JSON.stringify(entry)}`;
}
