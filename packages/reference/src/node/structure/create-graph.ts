import type { ServicePage } from '../service-page.ts';
import { toCallId, toResourceId } from './row-ids.ts';

/** A called module, or all resources of a type. */
export interface GraphNode {
  readonly kind: 'module' | 'resource';
  readonly name: string;
  readonly href: string;
  /** Names of the calls or resources. */
  readonly names: readonly string[];
}

/** The graph of a module. Arrows point from a node to the node that uses it, as indexes. */
export interface StructureGraph {
  readonly nodes: readonly GraphNode[];
  readonly arrows: readonly (readonly [from: number, to: number])[];
}

/** Groups the calls and resources of a module like the rows of its page, with the informative arrows only. */
export function createGraph({
  module,
  feeds,
  composes,
}: Pick<ServicePage, 'module' | 'feeds' | 'composes'>): StructureGraph {
  const nodes: (GraphNode & { names: string[] })[] = [];
  const indexes = new Map<string, number>();
  const add = (address: string, own: string, node: Omit<GraphNode, 'names'>): void => {
    const at = nodes.findIndex(({ href }) => href === node.href);
    if (at >= 0) nodes[at]?.names.push(own);
    else nodes.push({ ...node, names: [own] });
    indexes.set(address, at >= 0 ? at : nodes.length - 1);
  };
  for (const { name } of module.moduleCalls) {
    const use = composes.find(({ calls }) => calls.includes(name));
    // A call within the module itself has no row.
    if (use === undefined) continue;
    add(`module.${name}`, name, {
      kind: 'module',
      // An address would not fit into a box.
      name: use.isOutside === true ? name : use.label,
      href: `#${toCallId(use)}`,
    });
  }
  for (const { mode, type, name } of module.resources) {
    if (mode !== 'managed') continue;
    add(`${type}.${name}`, name, { kind: 'resource', name: type, href: `#${toResourceId({ type, mode })}` });
  }
  const arrows = new Map<string, readonly [number, number]>();
  for (const [source, target] of feeds) {
    const [from, to] = [indexes.get(source), indexes.get(target)];
    if (from !== undefined && to !== undefined && from !== to) arrows.set(`${from} ${to}`, [from, to]);
  }
  return { nodes, arrows: dropImplied([...arrows.values()]) };
}

/** Drops arrows that longer paths imply; reachability stays the same. */
function dropImplied(arrows: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  let left = [...arrows];
  for (const arrow of arrows) {
    const others = left.filter((other) => other !== arrow);
    if (isConnected(arrow, others)) left = others;
  }
  return left;
}

function isConnected(
  [from, to]: readonly [number, number],
  arrows: readonly (readonly [number, number])[],
): boolean {
  const reached = new Set([from]);
  for (const node of reached) {
    for (const [start, end] of arrows) if (start === node) reached.add(end);
  }
  return reached.has(to);
}
