import { readKeptSync, writeKept } from '../files/kept-file.ts';
import type { BodyRecord } from '../page/page-record.ts';

/** Bodies by page key. */
export type Bodies = ReadonlyMap<string, BodyRecord>;

/** What was written of a body: most of them are written again as they are. */
const WRITTEN = new WeakMap<BodyRecord, string>();

export interface KeptBodies {
  readonly bodies: Bodies;
  /** What their links were resolved against (`createLinksKey`); empty before the first build. */
  readonly linksKey: string;
}

const NOTHING: KeptBodies = { bodies: new Map(), linksKey: '' };

/**
 * The bodies that a build with the same engine left. The file has a line for each, because to read all of them is a third of a build
 * in which nothing has changed: they are read when somebody asks for them.
 */
export function openBodies(file: string, engineKey: string): () => KeptBodies {
  let kept: KeptBodies | undefined;
  return () => {
    kept ??= readBodies(readKeptSync(file), engineKey);
    return kept;
  };
}

function readBodies(text: string | undefined, engineKey: string): KeptBodies {
  const [engine, linksKey = '', ...lines] = text?.split('\n') ?? [];
  if (engine !== engineKey) return NOTHING;
  const bodies = lines.map((line) => {
    const [key, body]: [string, BodyRecord] = JSON.parse(line);
    WRITTEN.set(body, line);
    return [key, body] as const;
  });
  return { bodies: new Map(bodies), linksKey };
}

/** Writes the bodies, whole or not at all. */
export async function saveBodies(
  file: string,
  engineKey: string,
  { bodies, linksKey }: KeptBodies,
): Promise<void> {
  const lines = [...bodies].map(([key, body]) => WRITTEN.get(body) ?? JSON.stringify([key, body]));
  await writeKept(file, [engineKey, linksKey, ...lines].join('\n'));
}
