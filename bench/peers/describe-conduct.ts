import { OTHERS } from './measure-peer-build.ts';
import { type CorpusOutcomes, listFigures, listRuns } from './results.ts';

/** Percent of the machine that other programs may use before wall-clock times become unreliable. */
const QUIET = 10;
const ADVICE = 'compare the processor time, not the clock.';

/** Describes how figures were measured: in one run or several, and how busy the machine was. */
export function describeConduct(outcomes: CorpusOutcomes): string {
  const measured = Object.values(outcomes)
    .flatMap(({ stages }) => Object.values(stages))
    .map((stage) => stage.measured);
  const ends = measured.flatMap((moment) => moment?.end ?? []).sort();
  const runs = listRuns(outcomes).sort();
  const [start] = runs;
  const end = ends.at(-1);
  if (start === undefined || end === undefined || measured.includes(undefined))
    return `Not all of it was measured in one run, nor on a machine with nothing else to do: ${ADVICE}`;
  const time = `from ${formatTime(start)} to ${formatTime(end, start)} UTC`;
  const how =
    runs.length === 1 ? `in one run, one engine after the other, ${time}` : `in ${runs.length} runs, ${time}`;
  const others = findMostOthers(outcomes);
  if (others === undefined) return `All of it was measured ${how}.`;
  const share = `while they built, other programs took at most ${others} % of the machine`;
  return `All of it was measured ${how}; ${share}${others > QUIET ? `: ${ADVICE}` : '.'}`;
}

function findMostOthers(outcomes: CorpusOutcomes): number | undefined {
  const shares = Object.values(outcomes)
    .flatMap(listFigures)
    .filter(({ name }) => name.endsWith(OTHERS))
    .map(({ value }) => value);
  return shares.length === 0 ? undefined : Math.max(...shares);
}

/** Formats `23:05`, or `2026-11-22 23:05` when the day is ambiguous. */
function formatTime(moment: string, earlier?: string): string {
  const [day, time] = [moment.slice(0, 10), moment.slice(11, 16)];
  return earlier?.slice(0, 10) === day ? time : `${day} ${time}`;
}
