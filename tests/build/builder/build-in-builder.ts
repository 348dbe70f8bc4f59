import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';

export interface CommandResult {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** Bytes of objects that were alive after the step that left most of them, where that was asked for. */
  readonly live?: number;
}

export interface BuildRequest {
  readonly id: number;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Collects garbage after each step, to see what is alive. */
  readonly isMeasured: boolean;
}

export interface BuildReply {
  readonly id: number;
  readonly result: CommandResult;
}

const PROGRAM = path.join(import.meta.dirname, '../../../scripts/run.mjs');

const waiting = new Map<number, (result: CommandResult) => void>();
let builder: ChildProcess | undefined;
let count = 0;

/**
 * Builds with the command line's arguments in a process that builds all sites of a test file: its start, the theme and the
 * grammars of code are most of the time that the program takes for a small site. Everything that is kept for the next
 * build goes through the same files; tests of what is kept, of threads and of the command line run the program itself.
 */
export function buildInBuilder(args: readonly string[], isMeasured = false): Promise<CommandResult> {
  builder ??= startBuilder();
  const id = count++;
  const result = new Promise<CommandResult>((resolve) => waiting.set(id, resolve));
  builder.send({ id, args, env: process.env, isMeasured } satisfies BuildRequest);
  return result;
}

/** It ends with the process of its test file. */
function startBuilder(): ChildProcess {
  const child = fork(PROGRAM, ['test:builder'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: [],
  });
  child.on('message', (message) => answer(message as BuildReply));
  child.on('exit', (code) => {
    builder = undefined;
    const result = { code: code ?? 1, out: '', err: 'the builder has ended' };
    for (const id of [...waiting.keys()]) answer({ id, result });
  });
  child.unref();
  child.channel?.unref();
  return child;
}

function answer({ id, result }: BuildReply): void {
  waiting.get(id)?.(result);
  waiting.delete(id);
}
