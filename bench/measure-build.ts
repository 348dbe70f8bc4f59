import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CACHE_ROOT, openSiteCache } from '@gruntwork-docs/engine/site';
import { type Run, runMeasured } from './process/run-measured.ts';
import { ROOT } from './root.ts';

export interface BuildTimes {
  readonly pages: number;
  /** No cache at all, not even the compiled theme. */
  readonly first: Run;
  /** The theme is compiled; no page is cached. */
  readonly cold: Run;
  /** Nothing changed since the last build. */
  readonly unchanged: Run;
  /** One page changed. */
  readonly edited: Run;
}

export interface MeasureBuildInput {
  readonly site: string;
  readonly out: string;
  /** Page to edit, relative to the site's folder. */
  readonly page: string;
  /** Runs of each kind of build; the fastest time and the highest memory count. */
  readonly repeat: number;
}

/** Times the builds of a site that a writer runs. Throws when a build did not do the measured work. */
export async function measureBuild({ site, out, page, repeat }: MeasureBuildInput): Promise<BuildTimes> {
  const build = (): Promise<Run> =>
    runMeasured([path.join(ROOT, 'scripts/run.mjs'), 'build', '--site', site, '--out', out]);
  const forgetSite = async (): Promise<void> => {
    await rm(openSiteCache(path.resolve(site)).dir, { recursive: true, force: true });
    await rm(out, { recursive: true, force: true });
  };
  const first = await repeatRun(repeat, async () => {
    await forgetSite();
    await rm(path.join(CACHE_ROOT, 'theme'), { recursive: true, force: true });
    return build();
  });
  const cold = await repeatRun(repeat, async () => {
    await forgetSite();
    return build();
  });
  const unchanged = await repeatRun(repeat, async () => expectOutput(await build(), /nothing changed/));
  const file = path.join(site, page);
  const original = await readFile(file, 'utf8');
  let edits = 0;
  const edited = await repeatRun(repeat, async () => {
    await writeFile(file, `${original}\nEdit ${++edits} of this page.\n`);
    return expectOutput(await build(), /: 1 compiled, 1 rendered/);
  });
  await writeFile(file, original);
  return { pages: readPageCount(cold.output), first, cold, unchanged, edited };
}

/** Returns the fastest of some runs, with the highest memory of any of them. */
async function repeatRun(repeat: number, run: () => Promise<Run>): Promise<Run> {
  const runs: Run[] = [];
  for (let count = 0; count < repeat; count++) runs.push(await run());
  return summarizeRuns(runs);
}

export function summarizeRuns(runs: readonly Run[]): Run {
  const [fastest] = [...runs].sort((a, b) => a.wall - b.wall);
  if (fastest === undefined) throw new RangeError('no run to summarize');
  const least = (values: readonly (number | undefined)[]): number | undefined =>
    values.reduce((low, value) => (low === undefined || value === undefined ? value : Math.min(low, value)));
  const most = (values: readonly (number | undefined)[]): number | undefined =>
    values.reduce((high, value) =>
      high === undefined || value === undefined ? value : Math.max(high, value),
    );
  return {
    ...fastest,
    cpu: least(runs.map((run) => run.cpu)),
    memory: most(runs.map((run) => run.memory)),
  };
}

function expectOutput(run: Run, expected: RegExp): Run {
  if (expected.test(run.output)) return run;
  throw new Error(`a build was to report ${expected} and reported:\n${run.output}`);
}

function readPageCount(output: string): number {
  return Number(/(\d+) pages in /.exec(output)?.[1] ?? 0);
}
