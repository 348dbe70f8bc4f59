import path from 'node:path';
import type { ModuleImport } from './read-imports.ts';

/** Who imports whom, each pair with an import that shows it. */
export type Graph = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Folders that run in different places: what lies in them is told apart one level deeper. */
const LAYERS = new Set(['node', 'client', 'shared', 'components']);
/** Steps of a build, whose parts are told apart as well. */
const STEPS = new Set(['read', 'plan', 'render', 'index', 'pipeline', 'config']);

/** The files of a package, by who imports whom. */
export function createFileGraph(src: string, imports: readonly ModuleImport[]): Graph {
  return createGraph(src, imports, (file) => path.relative(src, file));
}

/** The folders of a package, by who imports whom. A folder within a folder is a part of it; a file beside folders stands alone. */
export function createFolderGraph(src: string, imports: readonly ModuleImport[]): Graph {
  return createGraph(src, imports, (file) => toFolder(src, file));
}

function createGraph(src: string, imports: readonly ModuleImport[], toNode: (file: string) => string): Graph {
  const graph = new Map<string, Map<string, string>>();
  for (const { file, name } of imports) {
    const target = resolve(src, file, name);
    if (target === undefined) continue;
    const [from, to] = [toNode(file), toNode(target)];
    if (from === to) continue;
    const edges = graph.get(from) ?? new Map<string, string>();
    graph.set(from, edges.set(to, `${path.relative(src, file)} imports ${path.relative(src, target)}`));
  }
  return graph;
}

/** Every circle's shortest way round, as the imports that make it. */
export function findCircles(graph: Graph): string[][] {
  const circles = new Map<string, string[]>();
  for (const start of graph.keys()) {
    const way = findWay(graph, start, start);
    if (way === undefined) continue;
    const steps = way.map((to, index) => graph.get(way[index - 1] ?? start)?.get(to) ?? '');
    const id = [...way].sort().join();
    if (!circles.has(id)) circles.set(id, steps);
  }
  return [...circles.values()];
}

/** The shortest way from one folder to another, without the first. */
function findWay(graph: Graph, start: string, end: string): string[] | undefined {
  const ways: string[][] = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of graph.get(way.at(-1) ?? start)?.keys() ?? []) {
      if (next === end) return [...way.slice(1), next];
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}

function resolve(src: string, file: string, name: string): string | undefined {
  if (name.startsWith('.')) return path.resolve(path.dirname(file), name);
  return name.startsWith('#') ? path.join(src, name.slice(1)) : undefined;
}

function toFolder(src: string, file: string): string {
  const parts = path.relative(src, file).split(path.sep);
  const [layer = '', step = ''] = parts;
  if (!LAYERS.has(layer)) return layer;
  return parts.slice(0, STEPS.has(step) && parts.length > 3 ? 3 : 2).join('/');
}
