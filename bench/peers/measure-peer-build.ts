import { readdirSync, statSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { summarizeRuns } from '../measure-build.ts';
import { type Run, runMeasured } from '../process/run-measured.ts';
import type { Figure } from '../report/figure.ts';
import type { PeerSite } from './install-peer.ts';
import type { Peer } from './peer.ts';

/** Timeout of a build, in milliseconds. */
const PATIENCE = 25 * 60_000;

/** Suffix of the figure that says how busy the machine was otherwise. */
export const OTHERS = 'other programs meanwhile';

/** Builds a site with empty caches, `repeat` times: the fastest time and the highest memory count. */
export async function measureColdBuild(peer: Peer, site: PeerSite, repeat: number): Promise<Figure[]> {
  const out = path.join(site.site, peer.output);
  const run = await repeatBuild(repeat, async () => {
    for (const folder of [out, ...peer.getCaches(site)]) await rm(folder, { recursive: true, force: true });
    return build(peer, site);
  });
  return [
    ...describeRun('cold build', run, repeat),
    { name: 'peak memory', value: run.memory ?? Number.NaN, unit: 'bytes' },
    { name: 'output', ...weighFolder(out) },
    describeOthers('cold build', run),
  ];
}

/** Rebuilds a site with all caches of earlier builds, after a line was added to the page of median size. */
export async function measureRebuild(peer: Peer, site: PeerSite, repeat: number): Promise<Figure[]> {
  const file = path.join(site.site, peer.content, findMedian(site).file);
  const original = await readFile(file, 'utf8');
  let edits = 0;
  try {
    const run = await repeatBuild(repeat, async () => {
      await writeFile(file, `${original}\nEdit ${++edits} of this page.\n`);
      return build(peer, site);
    });
    return [
      ...describeRun('rebuild after one edit', run, repeat),
      describeOthers('rebuild after one edit', run),
    ];
  } finally {
    await writeFile(file, original);
  }
}

/** Returns the page of median size. */
export function findMedian({ pages }: Pick<PeerSite, 'pages'>): PeerSite['pages'][number] {
  const ordered = [...pages].sort((a, b) => a.text.length - b.text.length);
  const median = ordered[Math.floor(ordered.length / 2)];
  if (median === undefined) throw new RangeError('a corpus without pages has no median page');
  return median;
}

function build(peer: Peer, site: PeerSite): Promise<Run> {
  const env = { NODE_ENV: 'production', DO_NOT_TRACK: '1', NO_UPDATE_NOTIFIER: '1', ...peer.env };
  return runMeasured(peer.getCommand(site), { cwd: site.site, env, timeout: PATIENCE });
}

async function repeatBuild(repeat: number, run: () => Promise<Run>): Promise<Run> {
  const runs: Run[] = [];
  for (let count = 0; count < repeat; count++) runs.push(await run());
  return summarizeRuns(runs);
}

function describeRun(name: string, run: Run, repeat: number): Figure[] {
  const note = repeat > 1 ? `fastest of ${repeat}` : 'one run';
  return [
    { name, value: Math.round(run.wall), unit: 'ms', note },
    { name: `${name}, processor time`, value: run.cpu ?? Number.NaN, unit: 'ms', note },
  ];
}

/** Says whether times can be compared: the share of the machine that other programs used. */
function describeOthers(name: string, { others = Number.NaN }: Run): Figure {
  return { name: `${name}, ${OTHERS}`, value: Math.round(others * 100), unit: 'percent' };
}

function weighFolder(dir: string): Pick<Figure, 'value' | 'unit' | 'note'> {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const sizes = files.map((file) => statSync(path.join(file.parentPath, file.name)).size);
  const value = sizes.reduce((sum, size) => sum + size, 0);
  return { value, unit: 'bytes', note: `${files.length.toLocaleString('en')} files` };
}
