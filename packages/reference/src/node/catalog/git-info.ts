import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What git knows of a folder. */
export interface GitInfo {
  /** Path of the folder inside of its repository; empty at its root. */
  readonly subfolder: string;
  readonly host: string | undefined;
  /** `owner/name`. */
  readonly repository: string | undefined;
  /** Newest tag of a release among those that the commit has behind it. */
  readonly tag: string | undefined;
  /** What the files are of: the tag when it is the commit's own, else the commit. */
  readonly ref: string | undefined;
}

/** Asks git about a folder; `undefined` outside of every repository, or without git. */
export async function readGitInfo(folder: string): Promise<GitInfo | undefined> {
  const [prefix, remote, tags, commit, own] = await Promise.all([
    git(folder, ['rev-parse', '--show-prefix']),
    git(folder, ['remote', 'get-url', 'origin']),
    git(folder, ['tag', '--merged', 'HEAD', '--sort=-v:refname']),
    git(folder, ['rev-parse', 'HEAD']),
    git(folder, ['tag', '--points-at', 'HEAD']),
  ]);
  if (prefix === undefined) return undefined;
  const tag = tags?.split('\n').find(isRelease);
  const isOwn = tag !== undefined && (own ?? '').split('\n').includes(tag);
  return {
    subfolder: prefix.trim().replace(/\/$/, ''),
    ...parseRemote(remote?.trim() ?? ''),
    tag,
    ref: isOwn ? tag : commit?.trim(),
  };
}

/** Host and `owner/name` of a remote's address; a password in it is left out. */
export function parseRemote(url: string): Pick<GitInfo, 'host' | 'repository'> {
  const match =
    /^(?:https?|ssh|git):\/\/(?:[^/@]*@)?([^/]+)\/(.+)$/.exec(url) ??
    /^(?:[\w.-]+@)?([\w.-]+):(?!\/)(.+)$/.exec(url);
  const [, place = '', path = ''] = match ?? [];
  const repository = path.replace(/\/+$/, '').replace(/\.git$/, '');
  if (!/^[\w.-]+(?:\/[\w.-]+)+$/.test(repository)) return { host: undefined, repository: undefined };
  // The port of SSH is none of the pages that a browser shows.
  return { host: url.startsWith('http') ? place : place.replace(/:\d+$/, ''), repository };
}

function isRelease(tag: string): boolean {
  return /^v?\d+\.\d+\.\d+$/.test(tag);
}

async function git(cwd: string, args: readonly string[]): Promise<string | undefined> {
  return run('git', [...args], { cwd, maxBuffer: 16 * 1024 * 1024 }).then(
    ({ stdout }) => stdout,
    () => undefined,
  );
}
