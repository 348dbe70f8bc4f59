import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadModule } from '#terraform/model/load-module.ts';
import type { TypeTree } from '#terraform/model/type-tree.ts';

const root = path.join(import.meta.dirname, '../../site');

interface Recommendation {
  readonly id: string;
  readonly section: string | Readonly<Record<string, string>>;
  readonly numbers: Readonly<Record<string, string>>;
  readonly level: number | Readonly<Record<string, number>>;
  readonly guide?: string;
}

const data: {
  readonly versions: readonly string[];
  readonly sections: readonly string[];
  readonly recommendations: readonly Recommendation[];
} = parse(readFileSync(path.join(root, 'content/data/compliance.yaml'), 'utf8'));

/** A version of the benchmark: its recommendations, which are numbered without gaps, and the number of its first section. */
interface Version {
  readonly numbers: readonly string[];
  readonly firstSection: number;
}

/** `count('2.1', 4)` is 2.1.1 to 2.1.4; a third number says where to begin. */
const count = (part: string, last: number, first = 1): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => `${part}.${first + index}`);

const VERSIONS: Readonly<Record<string, Version>> = {
  '1.3.0': {
    numbers: [
      ...count('1', 22),
      ...count('2.1', 2),
      ...count('2.2', 1),
      ...count('3', 11),
      ...count('4', 15),
      ...count('5', 4),
    ],
    firstSection: 1,
  },
  '1.4.0': {
    numbers: [
      ...count('1', 21),
      ...count('2.1', 5),
      ...count('2.2', 1),
      ...count('2.3', 1),
      ...count('3', 11),
      ...count('4', 15),
      ...count('5', 4),
    ],
    firstSection: 1,
  },
  '5.0.0': {
    numbers: [
      ...count('1', 21),
      ...count('2.1', 4),
      ...count('2.2', 4),
      ...count('2.3', 1),
      ...count('3', 9),
      ...count('4', 16),
      ...count('5.1', 2),
      ...count('5', 7, 2),
    ],
    firstSection: 1,
  },
  // Its recommendations begin with section 2.
  '7.0.0': {
    numbers: [
      ...count('2.1', 6),
      ...count('2', 21, 2),
      ...count('3.1', 4),
      ...count('3.2', 4),
      ...count('3.3', 1),
      ...count('4', 10),
      ...count('5', 16),
      ...count('6.1', 2),
      ...count('6', 8, 2),
    ],
    firstSection: 2,
  },
};

it('every version of the data is known here', () => {
  expect(Object.keys(VERSIONS)).toEqual(data.versions);
});

describe.each(Object.entries(VERSIONS))(
  'version %s of the benchmark',
  (version, { numbers, firstSection }) => {
    const found = data.recommendations.flatMap(({ id, section, numbers: own }) => {
      const number = own[version];
      return number === undefined
        ? []
        : [{ id, number, section: typeof section === 'string' ? section : section[version] }];
    });

    it('has every recommendation once', () => {
      expect(found.map(({ number }) => number).sort()).toEqual([...numbers].sort());
    });

    it('has each in the section that its number begins with', () => {
      for (const { id, number, section } of found)
        expect(section, id).toBe(data.sections[Number(number.split('.')[0]) - firstSection]);
    });
  },
);

/** Default of an attribute of an object, as the source has it. */
function findDefault(tree: TypeTree | undefined, name: string): string {
  const attributes = tree !== undefined && 'attributes' in tree ? tree.attributes : [];
  return attributes.find((attribute) => attribute.name === name)?.default ?? '';
}

describe.each(['virtual-private-cloud-vpc', 'management-vpc'])('the network ACLs of %s', (service) => {
  it('take answers at all ports from 1024 but that of Remote Desktop', async () => {
    const { module } = await loadModule(path.join(root, 'catalog/services/networking', service));
    const acls = module?.variables.find(({ name }) => name === 'network_acls');
    const ranges = [
      ...findDefault(acls?.typeTree, 'answer_ports').matchAll(/from_port = (\d+), to_port = (\d+)/g),
    ];
    const isOpen = (port: number): boolean =>
      ranges.some(([, from, to]) => Number(from) <= port && port <= Number(to));
    expect([22, 1023, 1024, 3388, 3389, 3390, 65_535].filter(isOpen)).toEqual([1024, 3388, 3390, 65_535]);
  });
});

describe('guides', () => {
  it('every recommendation names the section of a guide', () => {
    for (const { id, guide } of data.recommendations) expect(guide, id).toMatch(/^\/docs\/guides\/.+#.+$/);
  });
});

/** Rows of a page's tables that link to a recommendation, each cell by the head of its column. */
function readRows(file: string): { readonly id: string; readonly cells: Readonly<Record<string, string>> }[] {
  let head: string[] = [];
  return readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .flatMap((line, index, lines) => {
      if (!line.startsWith('|')) return [];
      const cells = line.split('|').map((cell) => cell.trim());
      if (lines[index + 1]?.startsWith('| ---')) head = cells;
      const id = /traceability-matrix#control-([a-z\d-]+)\)/.exec(line)?.[1];
      return id === undefined
        ? []
        : [{ id, cells: Object.fromEntries(cells.map((cell, at) => [head[at], cell])) }];
    });
}

const levelIn = ({ level }: Recommendation, version: string): number | undefined =>
  typeof level === 'number' ? level : level[version];

describe.each(['1.3.0', '1.4.0'])('the guide to version %s', (guide) => {
  const rows = readRows(`content/docs/guides/stay-up-to-date/cis/cis-${guide}/core-concepts.mdx`);

  it.each(['1.3.0', '1.4.0'])('has numbers and levels of %s as the data has them', (version) => {
    for (const { id, cells } of rows) {
      const found = data.recommendations.find((recommendation) => recommendation.id === id);
      const number = cells[version] ?? cells[`Number in ${version}`];
      if (number !== undefined) expect(number, id).toBe(found?.numbers[version] ?? '–');
      const level = cells[`Level in ${version}`];
      if (level !== undefined && found) expect(Number(level), id).toBe(levelIn(found, version));
    }
  });
});

it('the guide to version 1.4.0 names every recommendation whose number or level changed', () => {
  const changed = data.recommendations.filter(
    (recommendation) =>
      recommendation.numbers['1.4.0'] !== undefined &&
      (recommendation.numbers['1.3.0'] !== recommendation.numbers['1.4.0'] ||
        levelIn(recommendation, '1.3.0') !== levelIn(recommendation, '1.4.0')),
  );
  const named = readRows('content/docs/guides/stay-up-to-date/cis/cis-1.4.0/core-concepts.mdx').map(
    ({ id }) => id,
  );
  expect(named.sort()).toEqual(changed.map(({ id }) => id).sort());
});
