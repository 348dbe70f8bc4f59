import { randomBytes } from 'node:crypto';
import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { BuildError } from '../errors/build-error.ts';
import { hasCode } from '../errors/has-code.ts';
import { LOCK } from './output-folder.ts';

interface LockRecord {
  readonly pid: number;
  readonly host: string;
  readonly started: string;
  readonly token: string;
}

/** The right to write to an output folder. */
export interface OutputLock {
  /** Throws a `BuildError` when another build has taken over because the heartbeat was missing. */
  confirm(): Promise<void>;
  release(): Promise<void>;
}

/** Milliseconds between heartbeats, and until a build without one counts as dead. */
const BEAT = 5_000;
const DEAD_AFTER = 60_000;

/** Locks an existing output folder. Throws a `BuildError` while another build holds it. */
export async function lockOutput(outDir: string): Promise<OutputLock> {
  const lock = await tryLockOutput(outDir);
  if (lock === undefined) throw createError(outDir, await findHolder(path.join(outDir, LOCK)));
  return lock;
}

/** Locks an existing output folder; `undefined` while another build holds it. */
export async function tryLockOutput(outDir: string): Promise<OutputLock | undefined> {
  const file = path.join(outDir, LOCK);
  const own: LockRecord = {
    pid: process.pid,
    host: hostname(),
    started: new Date().toISOString(),
    token: randomBytes(8).toString('hex'),
  };
  for (let attempt = 0; !(await tryWrite(file, own)); attempt++) {
    if ((await findHolder(file)) !== undefined || attempt > 2) return undefined;
    await rm(file, { force: true });
  }
  const beat = setInterval(() => {
    const now = new Date();
    // A missed heartbeat is made up by the next one; `confirm` detects a lost lock.
    utimes(file, now, now).catch(() => undefined);
  }, BEAT).unref();
  const isOwn = async (): Promise<boolean> => (await readLock(file))?.token === own.token;
  return {
    async confirm() {
      if (!(await isOwn())) throw createError(outDir, await readLock(file));
    },
    async release() {
      clearInterval(beat);
      if (await isOwn()) await rm(file, { force: true });
    },
  };
}

async function tryWrite(file: string, record: LockRecord): Promise<boolean> {
  try {
    await writeFile(file, JSON.stringify(record), { flag: 'wx' });
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** The live holder of a lock; an incomplete record counts as alive. */
async function findHolder(file: string): Promise<LockRecord | undefined> {
  const found = await stat(file).catch(() => undefined);
  if (found === undefined || Date.now() - found.mtimeMs > DEAD_AFTER) return undefined;
  const record = await readLock(file);
  if (record === undefined) return { pid: 0, host: '', started: '', token: '' };
  return record.host === hostname() && !isAlive(record.pid) ? undefined : record;
}

async function readLock(file: string): Promise<LockRecord | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

function createError(outDir: string, holder: LockRecord | undefined): BuildError {
  const known = holder !== undefined && holder.pid > 0;
  const who = known ? ` (process ${holder.pid} on ${holder.host}, since ${holder.started})` : '';
  return new BuildError(`another build${who} is writing to \`${outDir}\``, {
    hint: 'Wait until it has ended, or name another folder with `--out`.',
  });
}
