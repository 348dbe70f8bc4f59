import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Figure } from '../report/figure.ts';
import { describeMachine, type Machine } from '../report/save-results.ts';

/** Time of a measurement. */
export interface Moment {
  /** Start of the run, and end of this measurement: ISO 8601 in UTC. */
  readonly run: string;
  readonly end: string;
}

/** Figures of one measurement, or the reason why it failed. */
export type Outcome = ({ readonly figures: readonly Figure[] } | { readonly failure: string }) & {
  readonly measured?: Moment;
};

/** Measurements of one engine on one corpus. */
export interface PeerOutcomes {
  readonly name: string;
  /** Versions of the installed packages, the engine's first. */
  readonly packages: Readonly<Record<string, string>>;
  /** Outcomes by the name of the stage. */
  readonly stages: Readonly<Record<string, Outcome>>;
}

/** Outcomes by the engine's id. */
export type CorpusOutcomes = Readonly<Record<string, PeerOutcomes>>;

export interface PeerResults {
  /** Start date of the newest run. */
  readonly date: string;
  readonly machine: Machine;
  /** Outcomes by the number of pages. */
  readonly corpora: Readonly<Record<string, CorpusOutcomes>>;
}

/** New measurements of an engine; `start` is when their run began. */
export interface Found {
  readonly start: string;
  readonly pages: number;
  readonly id: string;
  readonly outcomes: PeerOutcomes;
}

/**
 * Adds measurements to the results of the day on which the run began, replacing earlier ones of the same
 * stage. The first results of a day start from the newest earlier ones, so that each file is complete.
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

/** Figures of other versions are dropped. */
export function mergeOutcomes(earlier: PeerOutcomes | undefined, found: PeerOutcomes): PeerOutcomes {
  const isSame = JSON.stringify(earlier?.packages) === JSON.stringify(found.packages);
  return isSame ? { ...found, stages: { ...earlier?.stages, ...found.stages } } : found;
}

/** Returns the start of the newest run in a folder's results, if any. */
export function findNewestRun(dir: string): string | undefined {
  const corpora = Object.values(findNewestResults(dir)?.corpora ?? {});
  return corpora.flatMap(listRuns).sort().at(-1);
}

/** Returns the starts of all runs that contributed to a corpus, unordered. */
export function listRuns(outcomes: CorpusOutcomes): string[] {
  const stages = Object.values(outcomes).flatMap((outcome) => Object.values(outcome.stages));
  return [...new Set(stages.flatMap(({ measured }) => measured?.run ?? []))];
}

/** True when a run has measured a stage of an engine in these versions; failed ones are retried. */
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

/** Returns the newest results of a folder. Throws when it has none. */
export function readNewestResults(dir: string): PeerResults {
  const newest = findNewestResults(dir);
  if (newest === undefined) throw new Error(`\`${dir}\` has no results of \`npm run bench -- --peers\``);
  return newest;
}

/** Returns the newest results of a folder, if it has any. */
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

/** Returns all figures of an engine, in the order of its stages. */
export function listFigures({ stages }: PeerOutcomes): Figure[] {
  return Object.values(stages).flatMap((outcome) => ('figures' in outcome ? outcome.figures : []));
}
