import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadModule } from '#terraform/model/load-module.ts';
import type { TypeTree } from '#terraform/model/type-tree.ts';

/** The rules of `content/docs/guides/style/terraform-style-guide.mdx` for names of booleans and sizes, for the whole catalog. */
const root = path.join(import.meta.dirname, '../../site');

/** An input, or an attribute of one as `input.attribute`. */
interface Name {
  readonly path: string;
  readonly name: string;
  readonly kind: TypeTree['kind'];
  readonly nested: boolean;
}

function* namesOf(name: string, tree: TypeTree, parent = ''): Generator<Name> {
  yield { path: `${parent}${name}`, name, kind: tree.kind, nested: parent !== '' };
  yield* attributesOf(tree, `${parent}${name}.`);
}

function* attributesOf(tree: TypeTree, parent: string): Generator<Name> {
  if (tree.kind === 'object')
    for (const attribute of tree.attributes) yield* namesOf(attribute.name, attribute.typeTree, parent);
  else if ('element' in tree) yield* attributesOf(tree.element, parent);
  else if (tree.kind === 'tuple') for (const element of tree.elements) yield* attributesOf(element, parent);
}

function listModules(): string[] {
  const inside = (folder: string): string[] =>
    readdirSync(path.join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${folder}/${entry.name}`);
  return [...inside('catalog/modules'), ...inside('catalog/services').flatMap(inside)];
}

const modules = await Promise.all(
  listModules().map(async (folder) => {
    const { module } = await loadModule(path.join(root, folder));
    const names = (module?.variables ?? []).flatMap(({ name, typeTree }) => [...namesOf(name, typeTree)]);
    return { folder, names };
  }),
);

/** Arguments of the provider that inputs hand through under the same name. */
const OF_THE_PROVIDER = new Set(['actions_enabled', 'private_dns_enabled']);

function find(isWrong: (name: Name) => boolean): string[] {
  return modules.flatMap(({ folder, names }) =>
    names.filter(isWrong).map(({ path: own }) => `${folder}: ${own}`),
  );
}

describe('inputs of the catalog', () => {
  it('are read from every module', () => {
    expect(modules.length).toBeGreaterThan(80);
    expect(modules.filter(({ names }) => names.length === 0)).toEqual([]);
  });

  it('state booleans positively, without `is_` and `has_`', () => {
    const wrong = /^(?:disable|no|not|without|is|has)_|_disabled$/;
    expect(find(({ kind, name }) => kind === 'bool' && wrong.test(name))).toEqual([]);
  });

  it('call a switch `enable_…` or `create_…`; `enabled` and `create` alone are for objects, whose name says of what', () => {
    const bare = /^(?:enable|enabled|create)$/;
    expect(
      find(({ kind, name, nested }) => {
        if (kind !== 'bool' || OF_THE_PROVIDER.has(name)) return false;
        return name.endsWith('_enabled') || (!nested && bare.test(name));
      }),
    ).toEqual([]);
  });

  it('end sizes with their unit, as AWS writes it', () => {
    expect(find(({ name }) => /_[kmgt]ib(?:_|$)/.test(name))).toEqual([]);
    const size = /(?:storage|volume_size|disk_size)(?:_|$)/;
    const unit = /_(?:[kmgt]b|throughput|type|iops)$/;
    expect(find(({ kind, name }) => kind === 'number' && size.test(name) && !unit.test(name))).toEqual([]);
  });
});
