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
}

const data: {
  readonly versions: readonly string[];
  readonly sections: readonly string[];
  readonly recommendations: readonly Recommendation[];
} = parse(readFileSync(path.join(root, 'content/data/compliance.yaml'), 'utf8'));

/** How many recommendations each part of a version of the benchmark has; they are numbered without gaps. */
const PARTS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '1.3.0': { '1': 22, '2.1': 2, '2.2': 1, '3': 11, '4': 15, '5': 4 },
  '1.4.0': { '1': 21, '2.1': 5, '2.2': 1, '2.3': 1, '3': 11, '4': 15, '5': 4 },
};

describe.each(Object.entries(PARTS))('version %s of the benchmark', (version, parts) => {
  const found = data.recommendations.flatMap(({ id, section, numbers }) => {
    const number = numbers[version];
    const own = typeof section === 'string' ? section : section[version];
    return number === undefined ? [] : [{ id, number, section: own }];
  });

  it('has every recommendation once', () => {
    const expected = Object.entries(parts).flatMap(([part, count]) =>
      Array.from({ length: count }, (_, index) => `${part}.${index + 1}`),
    );
    expect(found.map(({ number }) => number).sort()).toEqual(expected.sort());
  });

  it('has each in the section that its number begins with', () => {
    for (const { id, number, section } of found)
      expect(section, id).toBe(data.sections[Number(number.split('.')[0]) - 1]);
  });
});

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
