import type { Declaration } from '../model/declaration.ts';
import { findModuleReferences } from './declared-references.ts';
import { findReferences, type Reference } from './references.ts';

/** A dependency between addresses such as `module.key` and `aws_s3_bucket.this`. */
export type Feed = readonly [from: string, to: string];

/** Names that refer to no other declaration. */
const NOTHING = new Set(['var', 'each', 'count', 'self', 'path', 'terraform', 'ephemeral']);

/**
 * Finds dependencies between resources and module calls of a module, sorted. Dependencies through local
 * values and data sources count as direct.
 */
export function findFeeds(declarations: readonly Declaration[]): Feed[] {
  const uses = new Map<string, Set<string>>();
  const add = (owner: string, references: readonly Reference[]): void => {
    const known = uses.get(owner) ?? new Set();
    for (const address of references.flatMap(toAddress)) known.add(address);
    uses.set(owner, known);
  };
  for (const block of declarations) {
    const [first, second] = block.labels.map(({ value }) => value);
    if (block.type === 'resource') add(`${first}.${second}`, findModuleReferences([block]));
    if (block.type === 'data') add(`data.${first}.${second}`, findModuleReferences([block]));
    if (block.type === 'module') add(`module.${first}`, findModuleReferences([block]));
    if (block.type !== 'locals') continue;
    for (const { name, value } of block.arguments.values())
      add(`local.${name}`, findReferences(value, new Set()));
  }
  return [...uses.keys()]
    .filter(isMade)
    .flatMap((to) => listSources(to, uses).map((from): Feed => [from, to]))
    .sort(([a, b], [c, d]) => (`${a} ${b}` < `${c} ${d}` ? -1 : 1));
}

function toAddress({ root, path }: Reference): string[] {
  if (NOTHING.has(root)) return [];
  const names = path.slice(0, root === 'data' ? 2 : 1).map(({ name }) => name ?? '');
  return [[root, ...names].join('.')];
}

function isMade(address: string): boolean {
  return !/^(?:local|data)\./.test(address);
}

/** Lists the resources and calls that an address uses, directly or through local values and data sources. */
function listSources(address: string, uses: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const sources = new Set<string>();
  const seen = new Set<string>();
  const visit = (current: string): void => {
    for (const used of uses.get(current) ?? []) {
      if (seen.has(used) || !uses.has(used)) continue;
      seen.add(used);
      if (isMade(used)) sources.add(used);
      else visit(used);
    }
  };
  visit(address);
  sources.delete(address);
  return [...sources];
}
