import { hashText } from '../cache/hash.ts';
import { readKeptSync, writeKept, writeKeptPieces } from '../files/kept-file.ts';
import type { BodyRecord } from '../page/page-record.ts';

/** Bodies by page key. */
export type Bodies = ReadonlyMap<string, BodyRecord>;

/** What was written of a body: most of them are written again as they are. */
const WRITTEN = new WeakMap<BodyRecord, string>();

export interface KeptBodies {
  readonly bodies: Bodies;
  /** What their links were resolved against (`createLinksKey`); empty before the first build. */
  readonly linksKey: string;
  /** Another one for other bodies: tells whether they are those of what was published. */
  readonly bodiesKey: string;
}

/** What a build has left of bodies: read when somebody asks, and parsed as far as it is asked for. */
export interface BodyStore extends KeptBodies {
  /** One of the bodies; the others are not looked at. */
  find(key: string): BodyRecord | undefined;
  /** Keeps other ones in the places of some; the rest is written again as it was read. */
  replace(changed: Bodies, bodiesKey: string): Promise<void>;
}

/** What is known before the first build. */
export const NO_BODIES: BodyStore = {
  bodies: new Map(),
  linksKey: '',
  bodiesKey: '',
  find: () => undefined,
  replace: async () => undefined,
};

/**
 * The bodies that a build with the same engine left. The file has a line for each, because to read all of them is a third of a build
 * in which nothing has changed.
 */
export function openBodies(file: string, engineKey: string): BodyStore {
  let read: ReturnType<typeof readLines> | undefined;
  let bodies: Bodies | undefined;
  const open = () => (read ??= readLines(readKeptSync(file), engineKey));
  const findLine = (key: string): number => {
    const start = `[${JSON.stringify(key)},`;
    return open().lines.findIndex((line) => line.startsWith(start));
  };
  return {
    get bodies() {
      bodies ??= new Map(open().lines.map(parseLine));
      return bodies;
    },
    get linksKey() {
      return open().linksKey;
    },
    get bodiesKey() {
      return open().bodiesKey;
    },
    find(key) {
      const line = open().lines[findLine(key)];
      return line === undefined ? undefined : parseLine(line)[1];
    },
    async replace(changed, bodiesKey) {
      const lines = [...open().lines];
      for (const [key, body] of changed) lines[findLine(key)] = JSON.stringify([key, body]);
      await writeKept(file, [engineKey, open().linksKey, bodiesKey, ...lines].join('\n'));
    },
  };
}

function readLines(text: string | undefined, engineKey: string) {
  const [engine, linksKey = '', bodiesKey = '', ...lines] = text?.split('\n') ?? [];
  return engine === engineKey ? { linksKey, bodiesKey, lines } : { linksKey: '', bodiesKey: '', lines: [] };
}

function parseLine(line: string): readonly [key: string, body: BodyRecord] {
  const parsed: [string, BodyRecord] = JSON.parse(line);
  WRITTEN.set(parsed[1], line);
  return parsed;
}

/** Names bodies by what was made. */
export function createBodiesKey(bodies: Bodies): string {
  return hashText(...[...bodies].flatMap(([key, { bodyKey }]) => [key, bodyKey]));
}

/** Writes the bodies, whole or not at all. */
export async function saveBodies(file: string, engineKey: string, kept: KeptBodies): Promise<void> {
  await writeKeptPieces(file, listPieces(engineKey, kept));
}

function* listPieces(engineKey: string, { bodies, linksKey, bodiesKey }: KeptBodies): Generator<string> {
  yield [engineKey, linksKey, bodiesKey].join('\n');
  for (const [key, body] of bodies) yield `\n${WRITTEN.get(body) ?? JSON.stringify([key, body])}`;
}
