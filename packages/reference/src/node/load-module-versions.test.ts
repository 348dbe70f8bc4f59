import { BuildError, BuildErrors } from '@gruntwork-docs/engine/source';
import { describe, expect, it } from 'vitest';
import { parseModuleVersions } from './load-module-versions.ts';

const range = (first: string, last?: string): string =>
  `  - { first: ${first}, ${last === undefined ? '' : `last: ${last}, `}terraform: '1.5', aws_provider: 5.x }\n`;
const move = (id: string, last: string, first: string): string =>
  `  - id: ${id}\n    from: A\n    to: B\n    groups:\n      - { path: services/a, last: ${last}, first: ${first}, note: N }\n`;
const file = (ranges: string, moves = ''): string =>
  `repository: a/b\nranges:\n${ranges}moves:${moves === '' ? ' []' : `\n${moves}`}\n`;

function faultsOf(text: string): string[] {
  try {
    parseModuleVersions(text);
  } catch (error) {
    const errors = error instanceof BuildErrors ? error.errors : [error];
    return errors.map((each) => {
      if (!(each instanceof BuildError)) throw each;
      return `${each.position.line}: ${each.message}`;
    });
  }
  return [];
}

describe('releases of a catalog', () => {
  it('are read with their ranges and moves', () => {
    const text = file(range('v0.1.0', 'v0.9.9') + range('v0.10.0'), move('one', 'v0.9.9', 'v0.10.0'));
    const { ranges, moves } = parseModuleVersions(text);
    expect(ranges.map(({ first, last }) => [first, last])).toEqual([
      ['v0.1.0', 'v0.9.9'],
      ['v0.10.0', undefined],
    ]);
    expect(moves[0]?.groups[0]).toEqual({ path: 'services/a', last: 'v0.9.9', first: 'v0.10.0', note: 'N' });
  });

  it('must be releases', () => {
    expect(faultsOf(file(range("'0.1'")))).toEqual([
      '3: `ranges.0.first`: must be a release such as `v1.2.3`',
    ]);
  });

  it('of a range follow those of the one before, by number and not by letter', () => {
    expect(faultsOf(file(range('v0.1.0', 'v0.9.0') + range('v0.10.0')))).toEqual([]);
    expect(faultsOf(file(range('v0.1.0', 'v0.10.0') + range('v0.9.0')))).toEqual([
      '4: `v0.9.0` has to come after `v0.10.0`',
    ]);
    expect(faultsOf(file(range('v0.2.0', 'v0.1.0')))).toEqual(['3: `v0.1.0` has to come after `v0.2.0`']);
  });

  it('have an end in every range but the newest', () => {
    expect(faultsOf(file(range('v0.1.0') + range('v0.2.0')))).toEqual([
      '3: the range from `v0.1.0` has no `last`',
    ]);
  });

  it('of a move lead forwards, and each move has its own id', () => {
    const moves = move('one', 'v0.2.0', 'v0.2.0') + move('one', 'v0.1.0', 'v0.2.0');
    expect(faultsOf(file(range('v0.1.0'), moves))).toEqual([
      '10: id `one` is used twice',
      '9: `v0.2.0` has to come after `v0.2.0`',
    ]);
  });
});
