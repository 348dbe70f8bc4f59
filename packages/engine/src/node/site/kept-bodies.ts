import { hashText } from '../cache/hash.ts';
import { readKeptBytes, writeKept, writeKeptPieces } from '../files/kept-file.ts';
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
 * in which nothing has changed. An edit finds the few lines that it needs in the bytes of the file: to make one text of all of them and to write
 * that again takes six times as long.
 */
export function openBodies(file: string, engineKey: string): BodyStore {
  let read: StoredBodies | undefined;
  let bodies: Bodies | undefined;
  const open = () => (read ??= readBodies(readKeptBytes(file), engineKey));
  return {
    get bodies() {
      bodies ??= new Map(open().lines.toString().split('\n').slice(1).map(parseLine));
      return bodies;
    },
    get linksKey() {
      return open().linksKey;
    },
    get bodiesKey() {
      return open().bodiesKey;
    },
    find(key) {
      const { lines } = open();
      const place = findLine(lines, key);
      return place && parseLine(lines.toString('utf8', ...place))[1];
    },
    async replace(changed, bodiesKey) {
      const { lines, linksKey } = open();
      const parts: Uint8Array[] = [Buffer.from([engineKey, linksKey, bodiesKey].join('\n'))];
      let end = 0;
      const places = [...changed].flatMap(([key, body]) => {
        const place = findLine(lines, key);
        return place === undefined ? [] : [{ place, line: JSON.stringify([key, body]) }];
      });
      for (const { place, line } of places.sort((a, b) => a.place[0] - b.place[0])) {
        parts.push(lines.subarray(end, place[0]), Buffer.from(line));
        end = place[1];
      }
      await writeKept(file, Buffer.concat([...parts, lines.subarray(end)]));
    },
  };
}

interface StoredBodies {
  readonly linksKey: string;
  readonly bodiesKey: string;
  /** The lines of all bodies, each after a line break. */
  readonly lines: Buffer;
}

function readBodies(data: Buffer | undefined, engineKey: string): StoredBodies {
  const none = { linksKey: '', bodiesKey: '', lines: Buffer.alloc(0) };
  if (data === undefined) return none;
  let end = -1;
  for (let line = 0; line < HEAD_LINES; line++) end = findLineEnd(data, end + 1);
  const [engine, linksKey = '', bodiesKey = ''] = data.toString('utf8', 0, end).split('\n');
  return engine === engineKey ? { linksKey, bodiesKey, lines: data.subarray(end) } : none;
}

/** Lines before those of bodies: the engine's key, that of links, that of bodies. */
const HEAD_LINES = 3;

/** Where the line of a page is: JSON has no line breaks, so that none begins within another one. */
function findLine(lines: Buffer, key: string): [start: number, end: number] | undefined {
  const start = lines.indexOf(`\n[${JSON.stringify(key)},`) + 1;
  return start === 0 ? undefined : [start, findLineEnd(lines, start)];
}

function findLineEnd(lines: Buffer, start: number): number {
  const end = lines.indexOf('\n', start);
  return end < 0 ? lines.length : end;
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
