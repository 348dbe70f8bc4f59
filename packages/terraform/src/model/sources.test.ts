import { describe, expect, it } from 'vitest';
import { catalogSourceOf, parseCatalogSource } from './catalog-source.ts';
import { firstParagraph } from './readme.ts';
import { parseModuleSource } from './sources.ts';

describe('module sources', () => {
  it.each([
    ['../network', { kind: 'local', path: '../network' }],
    ['.', { kind: 'local', path: '.' }],
    ['a/b/aws', { kind: 'registry', host: undefined, address: 'a/b/aws', submodule: undefined }],
    ['a/b/aws//modules/c', { kind: 'registry', host: undefined, address: 'a/b/aws', submodule: 'modules/c' }],
    [
      'app.example.io/a/b/aws',
      { kind: 'registry', host: 'app.example.io', address: 'a/b/aws', submodule: undefined },
    ],
    [
      'git::https://x.com/a.git//b/c?ref=v1',
      { kind: 'git', url: 'https://x.com/a.git', submodule: 'b/c', ref: 'v1' },
    ],
    [
      'git::git@x.com:a/b.git?depth=1',
      { kind: 'git', url: 'git@x.com:a/b.git', submodule: undefined, ref: undefined },
    ],
    [
      'tfr:///a/b/aws//modules/c?version=1.2.3',
      { kind: 'registry', host: undefined, address: 'a/b/aws', submodule: 'modules/c', version: '1.2.3' },
    ],
    [
      'tfr://app.example.io/a/b/aws',
      { kind: 'registry', host: 'app.example.io', address: 'a/b/aws', submodule: undefined },
    ],
    ['github.com/a/b//c', { kind: 'git', url: 'github.com/a/b', submodule: 'c', ref: undefined }],
    ['s3::https://s3.amazonaws.com/a.zip', { kind: 'other', address: 's3::https://s3.amazonaws.com/a.zip' }],
  ])('%s is read as what it is', (address, source) => {
    expect(parseModuleSource(address)).toEqual(source);
  });

  it('every way to write an address of the catalog leads to the same module', () => {
    const path = 'services/networking/vpc';
    const places = [
      'git::https://github.com/',
      'git::ssh://git@github.com/',
      'git@github.com:',
      'github.com/',
    ];
    const addresses = places.map(
      (place) => `${place}gruntwork-io/terraform-aws-service-catalog.git//${path}?ref=v1.0.0`,
    );
    for (const address of [...addresses, `${catalogSourceOf(path)}?ref=v1.0.0`]) {
      expect(parseCatalogSource(address), address).toEqual({ path, ref: 'v1.0.0' });
    }
    expect(parseCatalogSource('git::git@github.com:somebody/else.git//modules/vpc')).toBeUndefined();
    expect(parseCatalogSource('../vpc')).toBeUndefined();
  });
});

describe('the first paragraph of a README', () => {
  it.each([
    ['after the title', '# Title\n\nFirst\nline.\n\nSecond.', 'First line.'],
    ['right below the title', '# Title\nFirst.\n', 'First.'],
    ['after badges and comments', '<!-- note -->\n\n# T\n\n![a](b) [![c](d)](e)\n\nText.', 'Text.'],
    ['after front matter, with CRLF', '---\r\na: 1\r\n---\r\n\r\n# T\r\n\r\nText.\r\n', 'Text.'],
    ['not a list, a fence or a table', '# T\n\n- a\n\n```sh\nx\n```\n\n| a |\n\nText.', 'Text.'],
    ['nothing when there is none', '# T\n\n## U\n', undefined],
  ])('is found %s', (_, readme, paragraph) => {
    expect(firstParagraph(readme)).toBe(paragraph);
  });

  it('a README of nothing but the beginnings of comments is read in one go', () => {
    const start = performance.now();
    expect(firstParagraph('<!-- '.repeat(200_000))).toBeUndefined();
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
