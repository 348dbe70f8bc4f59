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
  /** The clone contains only the newest commits: dates of last changes are unknown. */
  readonly isShallow?: boolean;
}

const NONE: GitHistory = { head: undefined, lastUpdated: new Map() };

/** Id of the current commit, or `undefined` without a repository (or without git). */
export async function findHead(siteDir: string): Promise<string | undefined> {
  return git(siteDir, ['rev-parse', '--verify', 'HEAD']).then(
    (out) => out.trim(),
    () => undefined,
  );
}

/**
 * Reads from git the date and author of each file's last change below the folders, in one call over the whole
 * history: a moved file keeps its date.
 */
export async function loadGitHistory(
  siteDir: string,
  head: string | undefined,
  folders: readonly string[],
): Promise<GitHistory> {
  if (head === undefined) return NONE;
  const shallow = (await git(siteDir, ['rev-parse', '--is-shallow-repository'])).trim() === 'true';
  if (shallow) return { head, lastUpdated: new Map(), isShallow: true };
  const prefix = (await git(siteDir, ['rev-parse', '--show-prefix'])).trim();
  const log = await git(siteDir, [
    '-c',
    'core.quotePath=false',
    'log',
    `--format=${COMMIT}%cs%x00%an`,
    '--name-status',
    // A file that was modified by the move counts as changed.
    '--find-renames=100%',
  ]);
  const wanted = folders.map((folder) => `${folder}/`);
  const found = [...parseGitLog(log)].flatMap(([file, updated]): [string, LastUpdated][] => {
    const name = file.slice(prefix.length);
    const isWanted = file.startsWith(prefix) && wanted.some((folder) => name.startsWith(folder));
    return isWanted ? [[name, updated]] : [];
  });
  return { head, lastUpdated: new Map(found) };
}

/**
 * The newest commit that changed each file, in a log from new to old. A commit that only moves a file doesn't
 * count.
 */
export function parseGitLog(log: string): Map<string, LastUpdated> {
  const lastUpdated = new Map<string, LastUpdated>();
  /** Current names of renamed files, by their name at the commit being read. */
  const renamed = new Map<string, string>();
  for (const commit of log.split(COMMIT).slice(1)) {
    const [head = '', ...lines] = commit.split('\n');
    const [date = '', author = ''] = head.split('\0');
    const entries = lines.filter((line) => line !== '').map((line) => line.split('\t'));
    const moves = entries.flatMap(([status = '', from = '', to = '']): [string, string][] =>
      status.startsWith('R') ? [[from, renamed.get(to) ?? to]] : [],
    );
    for (const [status = '', file = '', to] of entries) {
      if (status.startsWith('R')) renamed.delete(to ?? '');
      const name = renamed.get(file) ?? file;
      if (/^[AMT]/.test(status) && !lastUpdated.has(name)) lastUpdated.set(name, { date, author });
      // Earlier commits of this path are about a different file.
      if (status === 'A') renamed.delete(file);
    }
    for (const [from, name] of moves) if (!lastUpdated.has(name)) renamed.set(from, name);
  }
  return lastUpdated;
}

async function git(cwd: string, args: readonly string[]): Promise<string> {
  const { stdout } = await run('git', [...args], { cwd, maxBuffer: 256 * 1024 * 1024 });
  return stdout;
}
