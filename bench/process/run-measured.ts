import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What one run of a program took. */
export interface Run {
  /** Milliseconds from start to end, as a clock on the wall shows them. */
  readonly wall: number;
  /** Milliseconds of work of all cores together: other programs on the machine hardly change it. */
  readonly cpu: number | undefined;
  /** Most memory in bytes that the process held at one time; `undefined` where there is no `/proc`. */
  readonly memory: number | undefined;
  readonly output: string;
}

/** Milliseconds between two looks at the process; both figures only ever grow, so the last look is what counts. */
const POLL = 10;
/** Length in milliseconds of a clock tick of `/proc`, the same on every Linux that Node runs on. */
const TICK = 10;

/** Runs Node with some arguments until it ends. Throws its output when it fails. */
export function runMeasured(args: readonly string[]): Promise<Run> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let seen = readProcess(child.pid);
    const timer = setInterval(() => {
      seen = readProcess(child.pid) ?? seen;
    }, POLL);
    const keep = (chunk: Buffer): void => {
      output += chunk.toString('utf8');
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => {
      const wall = performance.now() - start;
      clearInterval(timer);
      if (code === 0) resolve({ wall, cpu: seen?.cpu, memory: seen?.memory, output });
      else reject(new Error(`node ${args.join(' ')} ended with ${code}:\n${output}`));
    });
  });
}

function readProcess(pid: number | undefined): { cpu: number; memory: number } | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const peak = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1];
    return peak === undefined ? undefined : { memory: Number(peak) * 1024, cpu: parseCpuTime(stat) };
  } catch {
    // Ended already, or a system without `/proc`.
    return undefined;
  }
}

/** Milliseconds of user and system time in a line of `/proc/<pid>/stat`; the name before them may hold spaces. */
export function parseCpuTime(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}
