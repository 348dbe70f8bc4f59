import { type BuildTimes, measureBuild } from '../measure-build.ts';
import type { Run } from '../process/run-measured.ts';
import type { Figure } from '../report/figure.ts';
import { formatCount, type Part } from './part.ts';

/** Milliseconds and bytes, for the smallest corpus on two cores. */
const GOALS = { cold: 10_000, memory: 1e9, unchanged: 500, edited: 1000 };
/** Limits for the larger corpora: time relative to the smallest one for four times its pages, and memory. */
const GROWTH = 3.5;
const MEMORY_OF_LARGE = 1.2e9;

/** Time and memory of builds: nothing cached, nothing changed, one page changed. */
export const measureBuilds: Part = async ({ workspace, pageCounts, repeat }) => {
  const figures: Figure[] = [];
  let smallest: BuildTimes | undefined;
  for (const count of pageCounts) {
    const { site, out, pages } = await workspace.getCorpus(count);
    const page = pages[Math.floor(pages.length / 2)]?.file ?? '';
    const times = await measureBuild({ site, out, page: `content/docs/${page}`, repeat });
    figures.push(...describeTimes(`${formatCount(count)} pages`, times, smallest));
    smallest ??= times;
  }
  return figures;
};

function describeTimes(name: string, times: BuildTimes, smallest: BuildTimes | undefined): Figure[] {
  const isSmallest = smallest === undefined;
  const growth = isSmallest ? undefined : (times.cold.wall / smallest.cold.wall).toFixed(2);
  const goal = (kind: 'first' | 'cold'): number => (isSmallest ? GOALS.cold : GROWTH * smallest[kind].wall);
  const memory = Math.max(...[times.first, times.cold].map((run) => run.memory ?? 0));
  return [
    createTime(`${name}: cold build, theme to be compiled`, times.first, goal('first')),
    createTime(
      `${name}: cold build`,
      times.cold,
      goal('cold'),
      growth && `${growth} times the time of the smallest`,
    ),
    {
      name: `${name}: peak memory of a cold build`,
      value: memory,
      unit: 'bytes',
      goal: isSmallest ? GOALS.memory : MEMORY_OF_LARGE,
    },
    createTime(`${name}: nothing changed`, times.unchanged, isSmallest ? GOALS.unchanged : undefined),
    createTime(`${name}: one page changed`, times.edited, isSmallest ? GOALS.edited : undefined),
  ];
}

function createTime(name: string, run: Run, goal: number | undefined, note?: string): Figure {
  const work = run.cpu === undefined ? [] : [`${(run.cpu / 1000).toFixed(1)} s of processor time`];
  const notes = [...work, ...(note === undefined ? [] : [note])].join(', ');
  return {
    name,
    value: Math.round(run.wall),
    unit: 'ms',
    ...(goal !== undefined && { goal: Math.round(goal) }),
    ...(notes !== '' && { note: notes }),
  };
}
