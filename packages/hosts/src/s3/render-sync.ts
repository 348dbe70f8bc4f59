import { isCacheControl } from '../rules/header-lines.ts';
import { ASK_EACH_TIME, type SiteRules } from '../rules/site-rules.ts';

/** One call of `aws s3 sync`, for files with the same type and `Cache-Control`. */
interface Pass {
  readonly folder: string;
  readonly extension: string;
  readonly type: string;
  readonly cacheControl: string;
}

/**
 * Renders a script that uploads the files to a bucket: dependencies of pages before the pages, every file
 * with its content type, and deletions last. Files with hashed names are kept: open pages request the old
 * ones.
 */
export function renderSync(rules: SiteRules, types: ReadonlyMap<string, string>): string {
  const kept = listKeptFolders(rules);
  const passes = [...kept, { folder: '', cacheControl: ASK_EACH_TIME }].flatMap(({ folder, cacheControl }) =>
    sortPagesLast(types).map(([extension, type]): Pass => ({ folder, cacheControl, extension, type })),
  );
  const folders = kept.map(({ folder }) => folder);
  return `#!/usr/bin/env bash
# Brings the site to a bucket: s3/sync.sh s3://docs.example.com [options of "aws s3 sync", as --dryrun]
# Made from the built site, and made anew with it.
set -euo pipefail

if [ $# -lt 1 ] || [[ $1 != s3://* ]]; then
  echo 'Name the bucket: s3/sync.sh s3://docs.example.com' >&2
  exit 2
fi
bucket=\${1%/}
shift
public=$(cd "$(dirname "\${BASH_SOURCE[0]}")/../public" && pwd)

# upload <folder> <ending> <content type> <cache control> [folders to leave out]
upload() {
  local folder=$1 ending=$2 type=$3 cache=$4
  shift 4
  local leave=()
  for other in "$@"; do leave+=(--exclude "$other*"); done
  aws s3 sync "$public/$folder" "$bucket/$folder" --no-progress --exclude '*' --include "*.$ending" \\
    "\${leave[@]}" --content-type "$type" --cache-control "$cache" "\${options[@]}"
}
options=("$@")

${passes.map((pass) => renderPass(pass, folders)).join('\n')}

# What the site no longer has; the twins for servers are not for a bucket.
aws s3 sync "$public/" "$bucket/" --no-progress --delete --exclude '*.br' --exclude '*.gz' ${folders
    .map((folder) => `--exclude '${folder}*'`)
    .join(' ')} "\${options[@]}"
`;
}

function renderPass({ folder, extension, type, cacheControl }: Pass, kept: readonly string[]): string {
  const leave = folder === '' ? kept.map((other) => ` '${other}'`).join('') : '';
  return `upload '${folder}' '${extension}' '${type}' '${cacheControl}'${leave}`;
}

/** Lists the folders of `Cache-Control` rules: `/assets/*`. */
function listKeptFolders({ headers }: SiteRules): { folder: string; cacheControl: string }[] {
  return headers.flatMap(({ pattern, set }) => {
    const cacheControl = set.find(([name]) => isCacheControl(name))?.[1];
    const folder = /^\/([^*:]+\/)\*$/.exec(pattern)?.[1];
    return cacheControl === undefined || folder === undefined ? [] : [{ folder, cacheControl }];
  });
}

function sortPagesLast(types: ReadonlyMap<string, string>): [string, string][] {
  const withCharset = [...types].map(([extension, type]): [string, string] => [
    extension,
    type.startsWith('text/') ? `${type}; charset=utf-8` : type,
  ]);
  const isPage = ([extension]: [string, string]): boolean => extension === 'html';
  return [...withCharset.filter((entry) => !isPage(entry)), ...withCharset.filter(isPage)];
}
