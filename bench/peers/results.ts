import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Figure } from '../report/figure.ts';
import { describeMachine, type Machine } from '../report/save-results.ts';

/** What was measured at one time, or why it could not be. */
export type Outcome = { readonly figures: readonly Figure[] } | { readonly failure: string };

/** What was measured of one engine on one corpus. */
export interface PeerOutcomes {
  readonly name: string;
  /** Versions of what was installed for it, the engine's first. */
  readonly packages: Readonly<Record<string, string>>;
  /** By the name of what was measured. */
  readonly stages: Readonly<Record<string, Outcome>>;
}

/** By the engine's id. */
export type CorpusOutcomes = Readonly<Record<string, PeerOutcomes>>;

export interface PeerResults {
  readonly date: string;
  readonly machine: Machine;
  /** By the number of pages. */
  readonly corpora: Readonly<Record<string, CorpusOutcomes>>;
}

/** Adds what was measured to the results of the day: what is measured again takes the place of what was there. */
export function savePeerOutcomes(
  dir: string,
  date: Date,
  pages: number,
  id: string,
  found: PeerOutcomes,
): PeerResults {
  const day = date.toISOString().slice(0, 10);
  const file = path.join(dir, `${day}-peers.json`);
  const earlier = existsSync(file) ? readResults(file) : undefined;
  const corpus = earlier?.corpora[pages] ?? {};
  const results: PeerResults = {
    date: day,
    machine: describeMachine(),
    corpora: { ...earlier?.corpora, [pages]: { ...corpus, [id]: mergeOutcomes(corpus[id], found) } },
  };
  mkdirSync(dir, { recursive: true });
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
  return results;
}

/** Figures of other versions are not kept. */
export function mergeOutcomes(earlier: PeerOutcomes | undefined, found: PeerOutcomes): PeerOutcomes {
  const isSame = JSON.stringify(earlier?.packages) === JSON.stringify(found.packages);
  return isSame ? { ...found, stages: { ...earlier?.stages, ...found.stages } } : found;
}

/** The newest results of a folder. Throws when it has none. */
export function readNewestResults(dir: string): PeerResults {
  const newest = readdirSync(dir)
    .filter((file) => file.endsWith('-peers.json'))
    .sort()
    .at(-1);
  if (newest === undefined) throw new Error(`\`${dir}\` has no results of \`npm run bench -- --peers\``);
  return readResults(path.join(dir, newest));
}

function readResults(file: string): PeerResults {
  const results: PeerResults = JSON.parse(readFileSync(file, 'utf8'));
  return results;
}

/** All figures of an engine, in the order of its stages. */
export function listFigures({ stages }: PeerOutcomes): Figure[] {
  return Object.values(stages).flatMap((outcome) => ('figures' in outcome ? outcome.figures : []));
}
