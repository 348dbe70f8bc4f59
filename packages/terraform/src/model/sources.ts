/** Where a module call takes its module from. */
export type ModuleSource =
  | { kind: 'local'; path: string }
  | { kind: 'registry'; host: string | undefined; address: string; submodule: string | undefined }
  | { kind: 'git'; url: string; submodule: string | undefined; ref: string | undefined }
  | { kind: 'other'; address: string };

const REGISTRY = /^(?:([a-z0-9][a-z0-9.-]*\.[a-z]{2,}(?::\d+)?)\/)?([\w-]+\/[\w-]+\/[\w-]+)(?:\/\/(.+))?$/i;

/** Reads a module source address. */
export function parseModuleSource(address: string): ModuleSource {
  if (/^\.\.?(?:\/|$)/.test(address)) return { kind: 'local', path: address };
  const git = parseGitSource(address);
  if (git !== undefined) return git;
  const match = REGISTRY.exec(address);
  if (match?.[2] !== undefined && !/^(?:github\.com|bitbucket\.org)\//.test(address)) {
    return { kind: 'registry', host: match[1], address: match[2], submodule: match[3] };
  }
  return { kind: 'other', address };
}

function parseGitSource(address: string): ModuleSource | undefined {
  const isGit = /^git::/.test(address) || /^git@[\w.-]+:/.test(address) || /^github\.com\//.test(address);
  if (!isGit) return undefined;
  const [place = '', query = ''] = address.replace(/^git::/, '').split('?', 2);
  // The first `//` is the scheme's when there is one.
  const schemeEnd = place.indexOf('://');
  const split = place.indexOf('//', schemeEnd === -1 ? 0 : schemeEnd + 3);
  return {
    kind: 'git',
    url: split === -1 ? place : place.slice(0, split),
    submodule: split === -1 ? undefined : place.slice(split + 2),
    ref: new URLSearchParams(query).get('ref') ?? undefined,
  };
}
