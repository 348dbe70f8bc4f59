import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** What a process and all that it started hold and have done so far. */
export interface TreeUsage {
  /** Bytes held at this moment. */
  readonly memory: number;
  /** Most bytes that the process itself held at one time. */
  readonly peak: number;
  /** Milliseconds of work of all cores together, of ended children too. */
  readonly cpu: number;
}

/** Length in milliseconds of a clock tick of `/proc`, the same on every Linux that Node runs on. */
const TICK = 10;

/** Looks at a process and those below it; `undefined` when it has ended, or where there is no `/proc`. */
export function readUsage(pid: number, descendants: readonly number[]): TreeUsage | undefined {
  const own = readProcess(pid);
  if (own === undefined) return undefined;
  const below = descendants.flatMap((child) => readProcess(child) ?? []);
  const sum = (read: (usage: TreeUsage) => number): number =>
    below.reduce((total, usage) => total + read(usage), read(own));
  return { memory: sum(({ memory }) => memory), cpu: sum(({ cpu }) => cpu), peak: own.peak };
}

/** Milliseconds of user and system time in a line of `/proc/<pid>/stat`, with those of children that ended. */
export function parseCpuTime(stat: string): number {
  const fields = readFields(stat);
  return [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field]), 0) * TICK;
}

/** Ids of the processes below one, by the parent that each of all processes names: takes some milliseconds. */
export function findDescendants(root: number): number[] {
  const parents = new Map<number, number>();
  if (!existsSync('/proc/self/stat')) return [];
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? readText(`/proc/${name}/stat`) : undefined;
    if (stat !== undefined) parents.set(Number(name), Number(readFields(stat)[1]));
  }
  const found = [root];
  for (const parent of found) for (const [pid, of] of parents) if (of === parent) found.push(pid);
  return found.slice(1);
}

function readProcess(pid: number): TreeUsage | undefined {
  const status = readText(`/proc/${pid}/status`);
  const stat = readText(`/proc/${pid}/stat`);
  if (status === undefined || stat === undefined) return undefined;
  const bytes = (name: string): number =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1] ?? 0) * 1024;
  const peak = bytes('VmHWM');
  // One that has ended and was not waited for yet holds nothing.
  return peak === 0 ? undefined : { memory: bytes('VmRSS'), peak, cpu: parseCpuTime(stat) };
}

/** The fields after the name, which may hold spaces. */
function readFields(stat: string): string[] {
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // Ended already, or a system without `/proc`.
    return undefined;
  }
}
