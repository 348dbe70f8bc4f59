import path from 'node:path';
import { type Figure, formatFigures } from '../report/figure.ts';
import { ROOT } from '../root.ts';
import { docusaurus } from './docusaurus.ts';
import { PEERS, type PeerSite, writePeerSite } from './install-peer.ts';
import { measureColdBuild, measureRebuild } from './measure-peer-build.ts';
import { measureLoad, measureScore, measureSearches, measureWays, withReading } from './measure-reading.ts';
import { own } from './own.ts';
import type { Peer } from './peer.ts';
import {
  type Found,
  findNewestResults,
  findNewestRun,
  isMeasured,
  type Outcome,
  type PeerOutcomes,
  savePeerOutcomes,
} from './results.ts';
import { rspress } from './rspress.ts';
import { starlight } from './starlight.ts';
import { vitepress } from './vitepress.ts';
import { writeReadme } from './write-readme.ts';
import { writeReport } from './write-report.ts';

export const peers: readonly Peer[] = [own, docusaurus, starlight, rspress, vitepress];

/** Pages of the smallest corpus that the README and its chart show. */
const SMALLEST_SHOWN = 600;
/** Folders of published results and of trial results. */
const RESULTS = path.join(ROOT, 'bench/results');
const TRIALS = path.join(PEERS, 'results');

type Stage = (peer: Peer, site: PeerSite, repeat: number) => Promise<readonly Figure[]>;

/** Stages in order: later ones use the first one's build. */
export const stages: Readonly<Record<string, Stage>> = {
  cold: measureColdBuild,
  edit: measureRebuild,
  load: (peer, site) => withReading(peer, site, measureLoad),
  search: (peer, site) => withReading(peer, site, measureSearches),
  navigation: (peer, site) => withReading(peer, site, measureWays),
  lighthouse: (peer, site) => withReading(peer, site, measureScore),
};

export interface PeersInput {
  /** Ids of engines, and names of stages. */
  readonly ids: readonly string[];
  readonly stages: readonly string[];
  readonly pageCounts: readonly number[];
  readonly repeat: number;
  /** Skips what the newest run has already measured, and joins that run. */
  readonly resume: boolean;
}

/**
 * Measures engines one after the other, and updates the day's table after each result. Nothing runs in
 * parallel.
 */
export async function runPeers(input: PeersInput): Promise<void> {
  const now = new Date().toISOString();
  for (const pages of input.pageCounts) {
    // Small corpora are for testing the bench itself.
    const dir = pages < SMALLEST_SHOWN ? TRIALS : RESULTS;
    const start = (input.resume ? findNewestRun(dir) : undefined) ?? now;
    if (start !== now) console.log(`continues the run of ${start}`);
    for (const peer of peers.filter(({ id }) => input.ids.includes(id))) {
      console.log(`\n${peer.name}, ${pages.toLocaleString('en')} pages`);
      await measurePeer(peer, { pages, start, dir }, input);
    }
  }
}

interface PeerRun {
  readonly pages: number;
  /** Start of the run. */
  readonly start: string;
  /** Folder of the results. */
  readonly dir: string;
}

async function measurePeer(peer: Peer, run: PeerRun, input: PeersInput): Promise<void> {
  const { pages, start, dir } = run;
  const { id, name, packages } = peer;
  const describe = (stages: PeerOutcomes['stages']): Found => ({
    start,
    pages,
    id,
    outcomes: { name, packages, stages },
  });
  let site: PeerSite | undefined;
  for (const [stage, measure] of Object.entries(stages)) {
    if (!input.stages.includes(stage)) continue;
    if (input.resume && isMeasured(findNewestResults(dir), describe({}), stage)) {
      console.log(`${tellTime()} ${stage}: measured already`);
      continue;
    }
    console.log(`${tellTime()} ${stage}`);
    const outcome = await attempt(async () => {
      site ??= await writePeerSite(peer, pages);
      return measure(peer, site, input.repeat);
    });
    // Each measurement is saved, whatever happens later.
    const measured = { run: start, end: new Date().toISOString() };
    const results = savePeerOutcomes(dir, describe({ [stage]: { ...outcome, measured } }));
    writeReport(dir, results);
    if (dir === RESULTS) writeReadme(ROOT, results);
    console.log('figures' in outcome ? formatFigures(outcome.figures) : `  ✗ ${outcome.failure}`);
  }
}

/** The table shows an engine's failure; the others are measured all the same. */
async function attempt(measure: () => Promise<readonly Figure[]>): Promise<Outcome> {
  try {
    return { figures: await measure() };
  } catch (error) {
    return { failure: describeFailure(error) };
  }
}

function tellTime(): string {
  return new Date().toISOString().slice(11, 19);
}

/** Returns the end of a message: engines print everything they did before they failed. */
function describeFailure(error: unknown): string {
  const lines = String(error instanceof Error ? error.message : error)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return [lines[0], ...lines.slice(1).slice(-6)].join(' ').slice(0, 600);
}
