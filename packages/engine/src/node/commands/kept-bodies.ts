import { readKeptSync, writeKeptPieces } from '../files/kept-file.ts';
import type { BodyRecord } from '../page/page-record.ts';

/** Bodies by page key. */
export type Bodies = ReadonlyMap<string, BodyRecord>;

/** What was written of a body: most of them are written again as they are. */
const WRITTEN = new WeakMap<BodyRecord, string>();

/**
 * The bodies that a build with the same engine left. The file has a line for each, because to read all of them is a third of a build
 * in which nothing has changed: they are read when somebody asks for them.
 */
export function openBodies(file: string, engineKey: string): () => Bodies {
  let bodies: Bodies | undefined;
  return () => {
    bodies ??= readBodies(readKeptSync(file), engineKey);
    return bodies;
  };
}

function readBodies(text: string | undefined, engineKey: string): Bodies {
  const [engine, ...lines] = text?.split('\n') ?? [];
  if (engine !== engineKey) return new Map();
  return new Map(
    lines.map((line) => {
      const [key, body]: [string, BodyRecord] = JSON.parse(line);
      WRITTEN.set(body, line);
      return [key, body];
    }),
  );
}

/** Writes the bodies, whole or not at all. */
export async function saveBodies(file: string, engineKey: string, bodies: Bodies): Promise<void> {
  await writeKeptPieces(file, listLines(engineKey, bodies));
}

function* listLines(engineKey: string, bodies: Bodies): Generator<string> {
  yield engineKey;
  for (const [key, body] of bodies) yield `\n${WRITTEN.get(body) ?? JSON.stringify([key, body])}`;
}
