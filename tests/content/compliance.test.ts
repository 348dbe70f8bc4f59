import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadModule } from '#terraform/model/load-module.ts';
import type { TypeTree } from '#terraform/model/types.ts';

const root = path.join(import.meta.dirname, '../..');

interface Recommendation {
  readonly id: string;
  readonly section: string | Readonly<Record<string, string>>;
  readonly numbers: Readonly<Record<string, string>>;
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
