import { Graph, layout } from '@dagrejs/dagre';
import type { StructureBox } from '#shared/structure-view.ts';
import type { Drawing, DrawnGraph } from './drawing.ts';

/** Space for an arrow. */
const BETWEEN_RANKS = 36;
const BETWEEN_BOXES = 14;

/** Draws boxes in layers, downward or to the right, with curves between them. */
export function drawLayers({ boxes, arrows }: DrawnGraph, rankdir: 'TB' | 'LR'): Drawing {
  const graph = new Graph();
  graph.setGraph({ rankdir, nodesep: BETWEEN_BOXES, ranksep: BETWEEN_RANKS, marginx: 1, marginy: 1 });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const [index, { width, height }] of boxes.entries()) graph.setNode(String(index), { width, height });
  for (const [from, to] of arrows) graph.setEdge(String(from), String(to));
  layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  return {
    width: Math.ceil(width),
    height: Math.ceil(height),
    boxes: boxes.map((box, index): StructureBox => {
      const { x = 0, y = 0 } = graph.node(String(index));
      return { ...box, x: Math.round(x - box.width / 2), y: Math.round(y - box.height / 2) };
    }),
    arrows: arrows.map(([from, to]) => ({
      path: toPath(graph.edge(String(from), String(to)).points ?? []),
      ends: [from, to],
    })),
  };
}

/** Returns a smooth curve through the points, straight at its ends. */
function toPath(points: readonly { readonly x: number; readonly y: number }[]): string {
  const [first, ...rest] = points.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  const last = rest.at(-1);
  if (first === undefined || last === undefined) return '';
  const curves = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1] ?? last;
    return `Q${point.x} ${point.y} ${Math.round((point.x + next.x) / 2)} ${Math.round((point.y + next.y) / 2)}`;
  });
  return `M${first.x} ${first.y}${curves.join('')}L${last.x} ${last.y}`;
}
