import { describe, expect, it } from 'vitest';
import { parseRemote } from './git-info.ts';
import { arrangeFolders, isLeftOut } from './layout.ts';
import { createModuleOrigin } from './module-origin.ts';

const EXAMPLES = ['examples/*', 'examples/*/*'];

function arrange(folders: readonly string[], layout?: string[], roots = ['.']) {
  const repositories = roots.map((folder) => ({ folder }));
  const options = { repositories, layout, examples: EXAMPLES };
  const { modules, examples } = arrangeFolders(
    folders.filter((folder) => !isLeftOut(folder, options)),
    options,
  );
  return { modules, examples: Object.fromEntries(examples) };
}

describe('the folders of a repository', () => {
  it('may be a module with submodules and examples', () => {
    expect(
      arrange(['.', 'modules/a', 'modules/a/b', 'examples/x', 'examples/deep/y', 'tests/z', 'wrappers']),
    ).toEqual({
      modules: ['.', 'modules/a', 'modules/a/b'],
      examples: { 'examples/x': '.', 'examples/deep/y': '.' },
    });
  });

  it('may be services and the modules that they are made of, each with its examples', () => {
    expect(
      arrange(['modules/a', 'services/x/y', 'services/x/y/examples/basic', 'services/x/y/parts/z']),
    ).toEqual({
      modules: ['modules/a', 'services/x/y'],
      examples: { 'services/x/y/examples/basic': 'services/x/y' },
    });
  });

  it('may be of any kind: where none is as usual, all are modules', () => {
    expect(arrange(['aws/vpc', 'aws/vpc/test', 'gcp/network']).modules).toEqual(['aws/vpc', 'gcp/network']);
  });

  it('are those that the layout names', () => {
    expect(arrange(['.', 'stacks/a/b', 'modules/c'], ['stacks/**']).modules).toEqual(['stacks/a/b']);
    expect(arrange(['tests/setup', 'modules/c'], ['tests/*']).modules).toEqual(['tests/setup']);
  });

  it('of several repositories are arranged in each', () => {
    const folders = ['terraform-a-x', 'terraform-a-x/examples/e', 'terraform-b-y/modules/m'];
    expect(arrange(folders, undefined, ['terraform-a-x', 'terraform-b-y'])).toEqual({
      modules: ['terraform-a-x', 'terraform-b-y/modules/m'],
      examples: { 'terraform-a-x/examples/e': 'terraform-a-x' },
    });
  });
});

describe('the address of a remote', () => {
  it.each([
    ['https://github.com/a/b.git', 'github.com', 'a/b'],
    ['https://user:secret@gitlab.example.com:8443/a/sub/b.git', 'gitlab.example.com:8443', 'a/sub/b'],
    ['git@github.com:a/b.git', 'github.com', 'a/b'],
    ['ssh://git@bitbucket.example.com:7999/a/b.git', 'bitbucket.example.com', 'a/b'],
    ['/srv/git/b.git', undefined, undefined],
    ['', undefined, undefined],
  ])('%s is read', (url, host, repository) => {
    expect(parseRemote(url)).toEqual({ host, repository });
  });
});

describe('where a module is found', () => {
  const own = { folder: '.', repository: 'a/b', host: 'github.com', version: 'v1.2.3', ref: 'v1.2.3' };

  it.each([
    [
      'github.com',
      'https://github.com/a/b/tree/v1.2.3/modules/c',
      'https://github.com/a/b/releases/tag/v1.2.3',
    ],
    [
      'gitlab.example.com',
      'https://gitlab.example.com/a/b/-/tree/v1.2.3/modules/c',
      'https://gitlab.example.com/a/b/-/releases/v1.2.3',
    ],
    ['bitbucket.org', 'https://bitbucket.org/a/b/src/v1.2.3/modules/c', undefined],
  ])('at %s', (host, treeUrl, releaseUrl) => {
    const origin = createModuleOrigin('modules/c', { folder: 'catalog', repositories: [{ ...own, host }] });
    expect(origin.treeUrl).toBe(treeUrl);
    expect(origin.releaseUrl).toBe(releaseUrl);
    expect(origin.folder).toBe('catalog/modules/c');
  });

  it('in a folder of its repository, at a commit', () => {
    const repository = { ...own, subfolder: 'infra', ref: 'abc', version: undefined };
    const { treeUrl, fileUrl, releaseUrl } = createModuleOrigin('.', {
      folder: '.',
      repositories: [repository],
    });
    expect(treeUrl).toBe('https://github.com/a/b/tree/abc/infra');
    expect(fileUrl).toBe('https://github.com/a/b/blob/abc/infra/');
    expect(releaseUrl).toBeUndefined();
  });

  it('nowhere, when nobody knows', () => {
    const origin = createModuleOrigin('modules/c', { folder: '.', repositories: [{ folder: '.' }] });
    expect(origin).toEqual({ folder: 'modules/c', lineMark: '#L', source: './modules/c' });
  });
});
