import { spawn } from 'node:child_process';
import { cpus } from 'node:os';
import { findDescendants, readUsage, type TreeUsage } from './process-tree.ts';

/** Resources that one run of a program took. */
export interface Run {
  /** Wall-clock time in milliseconds. */
  readonly wall: number;
  /** CPU time in milliseconds over all cores: other programs on the machine hardly change it. */
  readonly cpu: number | undefined;
  /** Peak memory in bytes of the process and its descendants; `undefined` without `/proc`. */
  readonly memory: number | undefined;
  /**
   * Share of the machine's CPU time that other programs used meanwhile, 0 to 1; `undefined` without `/proc`.
   */
  readonly others: number | undefined;
  readonly output: string;
}

export interface RunOptions {
  readonly cwd?: string;
  /** Added to the environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Milliseconds after which it is killed, which is an error. */
  readonly timeout?: number;
}

/** Milliseconds between two samples, and samples between two searches for new processes. */
const POLL = 10;
const SEARCH_EVERY = 10;

/** Runs Node with some arguments until it exits. Throws its output when it fails. */
export function runMeasured(args: readonly string[], options: RunOptions = {}): Promise<Run> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const busyAtStart = readBusyTime();
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...options.env },
      ...(options.cwd !== undefined && { cwd: options.cwd }),
      ...(options.timeout !== undefined && { timeout: options.timeout }),
    });
    let output = '';
    let most: Pick<TreeUsage, 'memory' | 'cpu'> | undefined;
    let looks = 0;
    let descendants: number[] = [];
    const look = (): void => {
      if (child.pid === undefined) return;
      if (looks++ % SEARCH_EVERY === 0) descendants = findDescendants(child.pid);
      const now = readUsage(child.pid, descendants);
      if (now === undefined) return;
      most = {
        memory: Math.max(most?.memory ?? 0, now.memory, now.peak),
        cpu: Math.max(most?.cpu ?? 0, now.cpu),
      };
    };
    look();
    const timer = setInterval(look, POLL);
    const keep = (chunk: Buffer): void => {
      output += chunk.toString('utf8');
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      const wall = performance.now() - start;
      clearInterval(timer);
      const others = most && Math.max(0, readBusyTime() - busyAtStart - most.cpu) / (wall * cpus().length);
      if (code === 0) resolve({ wall, cpu: most?.cpu, memory: most?.memory, others, output });
      else reject(new Error(`node ${args.join(' ')} ended with ${code ?? signal}:\n${output}`));
    });
  });
}

/**
 * Returns the milliseconds that all cores have worked for programs other than this one, which only observes.
 */
function readBusyTime(): number {
  const { user, system } = process.cpuUsage();
  const busy = cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);
  return busy - (user + system) / 1000;
}
