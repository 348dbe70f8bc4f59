import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Git's data about a folder. */
export interface GitInfo {
  /** Path of the folder inside its repository; empty at the root. */
  readonly subfolder: string;
  readonly host: string | undefined;
  /** `owner/name`. */
  readonly repository: string | undefined;
  /** Newest release tag that is an ancestor of the commit. */
  readonly tag: string | undefined;
  /** Git ref of the files: the tag if it is on the commit itself, else the commit. */
  readonly ref: string | undefined;
}

/** Reads Git's data about a folder; `undefined` outside every repository, or without Git. */
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

/** Parses host and `owner/name` from a remote's address, without its password. */
export function parseRemote(url: string): Pick<GitInfo, 'host' | 'repository'> {
  const match =
    /^(?:https?|ssh|git):\/\/(?:[^/@]*@)?([^/]+)\/(.+)$/.exec(url) ??
    /^(?:[\w.-]+@)?([\w.-]+):(?!\/)(.+)$/.exec(url);
  const [, place = '', path = ''] = match ?? [];
  const repository = path.replace(/\/+$/, '').replace(/\.git$/, '');
  if (!/^[\w.-]+(?:\/[\w.-]+)+$/.test(repository)) return { host: undefined, repository: undefined };
  // The SSH port does not apply to web pages.
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
