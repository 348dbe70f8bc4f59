import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Resources used by a process and all its descendants so far. */
export interface TreeUsage {
  /** Current memory in bytes. */
  readonly memory: number;
  /** Peak memory in bytes of the process itself. */
  readonly peak: number;
  /** CPU time in milliseconds over all cores, including ended children. */
  readonly cpu: number;
}

/** Length in milliseconds of a `/proc` clock tick, the same on every Linux that Node runs on. */
const TICK = 10;

/** Reads the usage of a process and its descendants; `undefined` when it has ended, or without `/proc`. */
export function readUsage(pid: number, descendants: readonly number[]): TreeUsage | undefined {
  const own = readProcess(pid);
  if (own === undefined) return undefined;
  const below = descendants.flatMap((child) => readProcess(child) ?? []);
  const sum = (read: (usage: TreeUsage) => number): number =>
    below.reduce((total, usage) => total + read(usage), read(own));
  return { memory: sum(({ memory }) => memory), cpu: sum(({ cpu }) => cpu), peak: own.peak };
}

/**
 * Parses user and system time in milliseconds from a line of `/proc/<pid>/stat`, including ended children.
 */
export function parseCpuTime(stat: string): number {
  const fields = readFields(stat);
  return [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field]), 0) * TICK;
}

/** Finds the ids of a process's descendants by the parent id of every process: takes some milliseconds. */
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
  // A zombie process has no memory.
  return peak === 0 ? undefined : { memory: bytes('VmRSS'), peak, cpu: parseCpuTime(stat) };
}

/** Fields after the name, which may contain spaces. */
function readFields(stat: string): string[] {
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process has ended, or the system has no `/proc`.
    return undefined;
  }
}
