import path from 'node:path';
import { formatFigures } from '../report/figure.ts';
import { ROOT } from '../root.ts';
import { docusaurus } from './docusaurus.ts';
import { type PeerSite, writePeerSite } from './install-peer.ts';
import { measureColdBuild, measureRebuild } from './measure-peer-build.ts';
import { measureLoad, measureScore, measureSearches, measureWays, withReading } from './measure-reading.ts';
import { own } from './own.ts';
import type { Peer } from './peer.ts';
import { type Outcome, savePeerOutcomes } from './results.ts';
import { rspress } from './rspress.ts';
import { starlight } from './starlight.ts';
import { vitepress } from './vitepress.ts';
import { writeReport } from './write-report.ts';

export const peers: readonly Peer[] = [own, docusaurus, starlight, rspress, vitepress];

type Stage = (peer: Peer, site: PeerSite, repeat: number) => Promise<Awaited<ReturnType<typeof measureLoad>>>;

/** What is measured, in this order: what comes after the first one uses what it built. */
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
}

/** Measures engines one after the other, and writes the table of the day each time that something is known. */
export async function runPeers(input: PeersInput): Promise<void> {
  const dir = path.join(ROOT, 'bench/results');
  for (const count of input.pageCounts) {
    for (const peer of peers.filter(({ id }) => input.ids.includes(id))) {
      console.log(`\n${peer.name}, ${count.toLocaleString('en')} pages`);
      const { name, packages } = peer;
      // What was measured is kept, whatever comes after it.
      await measurePeer(peer, count, input, (found) => {
        writeReport(
          dir,
          savePeerOutcomes(dir, new Date(), count, peer.id, { name, packages, stages: found }),
        );
      });
    }
  }
}

async function measurePeer(
  peer: Peer,
  count: number,
  input: PeersInput,
  keep: (found: Readonly<Record<string, Outcome>>) => void,
): Promise<void> {
  const site = await writePeerSite(peer, count);
  for (const [name, measure] of Object.entries(stages)) {
    if (!input.stages.includes(name)) continue;
    try {
      const figures = await measure(peer, site, input.repeat);
      keep({ [name]: { figures } });
      console.log(formatFigures(figures));
    } catch (error) {
      // The table says what an engine could not do; the others are measured all the same.
      const failure = describeFailure(error);
      keep({ [name]: { failure } });
      console.log(`  ✗ ${name}: ${failure}`);
    }
  }
}

/** The end of a message: engines print all that they did before they failed. */
function describeFailure(error: unknown): string {
  const lines = String(error instanceof Error ? error.message : error)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return [lines[0], ...lines.slice(1).slice(-6)].join(' ').slice(0, 600);
}
