import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { LastUpdated } from '#shared/page-view.ts';

const run = promisify(execFile);
const COMMIT = '\u0001';

export interface GitHistory {
  /** Current commit; `undefined` outside a repository. */
  readonly head: string | undefined;
  /** Last change of each content file, by site-relative path. Empty on a shallow clone: its dates would be wrong. */
  readonly lastUpdated: ReadonlyMap<string, LastUpdated>;
  /** The clone holds the newest commits only: when a file was last changed is not known. */
  readonly isShallow?: boolean;
}

const NONE: GitHistory = { head: undefined, lastUpdated: new Map() };

/** Id of the current commit, or `undefined` where there is no repository (or no git). */
export async function findHead(siteDir: string): Promise<string | undefined> {
  return git(siteDir, ['rev-parse', '--verify', 'HEAD']).then(
    (out) => out.trim(),
    () => undefined,
  );
}

/** Reads from git when and by whom each file below the folders was last changed, in one call. */
export async function loadGitHistory(
  siteDir: string,
  head: string | undefined,
  folders: readonly string[],
): Promise<GitHistory> {
  if (head === undefined) return NONE;
  const shallow = (await git(siteDir, ['rev-parse', '--is-shallow-repository'])).trim() === 'true';
  if (shallow) return { head, lastUpdated: new Map(), isShallow: true };
  const log = await git(siteDir, [
    '-c',
    'core.quotePath=false',
    'log',
    `--format=${COMMIT}%cs%x00%an`,
    '--name-only',
    '--relative',
    '--no-renames',
    '--',
    ...folders,
  ]);
  return { head, lastUpdated: parseGitLog(log) };
}

/** The newest commit of each file in a log that runs from new to old. */
export function parseGitLog(log: string): Map<string, LastUpdated> {
  const lastUpdated = new Map<string, LastUpdated>();
  for (const commit of log.split(COMMIT).slice(1)) {
    const [head = '', ...files] = commit.split('\n');
    const [date = '', author = ''] = head.split('\0');
    for (const file of files) {
      if (file !== '' && !lastUpdated.has(file)) lastUpdated.set(file, { date, author });
    }
  }
  return lastUpdated;
}

async function git(cwd: string, args: readonly string[]): Promise<string> {
  const { stdout } = await run('git', [...args], { cwd, maxBuffer: 256 * 1024 * 1024 });
  return stdout;
}
