/** Source of a module call. */
export type ModuleSource =
  | { kind: 'local'; path: string }
  | {
      kind: 'registry';
      host: string | undefined;
      address: string;
      submodule: string | undefined;
      /** Version in the address itself, only in Terragrunt's. */
      version?: string;
    }
  | { kind: 'git'; url: string; submodule: string | undefined; ref: string | undefined }
  | { kind: 'other'; address: string };

const REGISTRY = /^(?:([a-z0-9][a-z0-9.-]*\.[a-z]{2,}(?::\d+)?)\/)?([\w-]+\/[\w-]+\/[\w-]+)(?:\/\/(.+))?$/i;

/** Parses a module source address. */
export function parseModuleSource(address: string): ModuleSource {
  if (/^\.\.?(?:\/|$)/.test(address)) return { kind: 'local', path: address };
  const terragrunt = /^tfr:\/\/([^/?]*)\/([^?]+)(?:\?(.*))?$/.exec(address);
  if (terragrunt !== null) return parseTerragruntRegistry(address, terragrunt);
  const git = parseGitSource(address);
  if (git !== undefined) return git;
  const match = REGISTRY.exec(address);
  if (match?.[2] !== undefined && !/^(?:github\.com|bitbucket\.org)\//.test(address)) {
    return { kind: 'registry', host: match[1], address: match[2], submodule: match[3] };
  }
  return { kind: 'other', address };
}

/** `tfr://host/a/b/aws//modules/c?version=1.2.3`; without a host it is the public registry's. */
function parseTerragruntRegistry(
  address: string,
  [, host = '', place = '', query]: RegExpExecArray,
): ModuleSource {
  const source = parseModuleSource(host === '' ? place : `${host}/${place}`);
  if (source.kind !== 'registry') return { kind: 'other', address };
  const version = new URLSearchParams(query).get('version');
  return version === null ? source : { ...source, version };
}

function parseGitSource(address: string): ModuleSource | undefined {
  const isGit = /^git::/.test(address) || /^git@[\w.-]+:/.test(address) || /^github\.com\//.test(address);
  if (!isGit) return undefined;
  const [place = '', query = ''] = address.replace(/^git::/, '').split('?', 2);
  // The first `//` belongs to the scheme when there is one.
  const schemeEnd = place.indexOf('://');
  const split = place.indexOf('//', schemeEnd === -1 ? 0 : schemeEnd + 3);
  return {
    kind: 'git',
    url: split === -1 ? place : place.slice(0, split),
    submodule: split === -1 ? undefined : place.slice(split + 2),
    ref: new URLSearchParams(query).get('ref') ?? undefined,
  };
}
