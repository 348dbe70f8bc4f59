import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Figure } from '../report/figure.ts';
import { describeMachine, type Machine } from '../report/save-results.ts';

/** When something was measured. */
export interface Moment {
  /** When the whole run began that it is part of, and when it was done itself: ISO 8601 in UTC. */
  readonly run: string;
  readonly end: string;
}

/** What was measured at one time, or why it could not be. */
export type Outcome = ({ readonly figures: readonly Figure[] } | { readonly failure: string }) & {
  readonly measured?: Moment;
};

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
  /** Day on which the newest run began. */
  readonly date: string;
  readonly machine: Machine;
  /** By the number of pages. */
  readonly corpora: Readonly<Record<string, CorpusOutcomes>>;
}

/** What was measured of an engine, and in which run: `start` is when that began. */
export interface Found {
  readonly start: string;
  readonly pages: number;
  readonly id: string;
  readonly outcomes: PeerOutcomes;
}

/**
 * Adds what was measured to the results of the day on which the run began: what is measured again takes the place of what
 * was there. The first results of a day start with the newest ones before it, so that each file has all that is known.
 */
export function savePeerOutcomes(dir: string, { start, pages, id, outcomes }: Found): PeerResults {
  const date = start.slice(0, 10);
  const file = path.join(dir, `${date}-peers.json`);
  const earlier = existsSync(file) ? readResults(file) : findNewestResults(dir);
  const corpora = earlier?.corpora ?? {};
  const corpus = corpora[pages] ?? {};
  const results: PeerResults = {
    date,
    machine: describeMachine(),
    corpora: { ...corpora, [pages]: { ...corpus, [id]: mergeOutcomes(corpus[id], outcomes) } },
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

/** When the newest run of a folder's results began, if any is known. */
export function findNewestRun(dir: string): string | undefined {
  const corpora = Object.values(findNewestResults(dir)?.corpora ?? {});
  return corpora.flatMap(listRuns).sort().at(-1);
}

/** The beginnings of all runs that figures of a corpus are of, in no order. */
export function listRuns(outcomes: CorpusOutcomes): string[] {
  const stages = Object.values(outcomes).flatMap((outcome) => Object.values(outcome.stages));
  return [...new Set(stages.flatMap(({ measured }) => measured?.run ?? []))];
}

/** True when a run has measured a stage of an engine in these versions: what failed is to be tried again. */
export function isMeasured(
  results: PeerResults | undefined,
  { start, pages, id, outcomes }: Found,
  stage: string,
): boolean {
  const known = results?.corpora[pages]?.[id];
  const outcome = known?.stages[stage];
  return (
    outcome !== undefined &&
    'figures' in outcome &&
    outcome.measured?.run === start &&
    JSON.stringify(known?.packages) === JSON.stringify(outcomes.packages)
  );
}

/** The newest results of a folder. Throws when it has none. */
export function readNewestResults(dir: string): PeerResults {
  const newest = findNewestResults(dir);
  if (newest === undefined) throw new Error(`\`${dir}\` has no results of \`npm run bench -- --peers\``);
  return newest;
}

/** The newest results of a folder, if it has any. */
export function findNewestResults(dir: string): PeerResults | undefined {
  const newest = (existsSync(dir) ? readdirSync(dir) : [])
    .filter((file) => file.endsWith('-peers.json'))
    .sort()
    .at(-1);
  return newest === undefined ? undefined : readResults(path.join(dir, newest));
}

function readResults(file: string): PeerResults {
  const results: PeerResults = JSON.parse(readFileSync(file, 'utf8'));
  return results;
}

/** All figures of an engine, in the order of its stages. */
export function listFigures({ stages }: PeerOutcomes): Figure[] {
  return Object.values(stages).flatMap((outcome) => ('figures' in outcome ? outcome.figures : []));
}
