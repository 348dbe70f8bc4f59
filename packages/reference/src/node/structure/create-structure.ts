import type { StructureBox, StructureView } from '#shared/structure-view.ts';
import { createBox, createEqualBoxes, type SizedBox } from './create-box.ts';
import type { GraphNode, StructureGraph } from './create-graph.ts';
import { drawColumn } from './draw-column.ts';
import { drawLayers } from './draw-layers.ts';
import { type Drawing, isHidden } from './drawing.ts';

/** Maximum number of boxes: nodes with the most arrows are drawn, and the list below has all. */
const MOST_BOXES = 24;
/** Minimum number of boxes; below it, the tables say as much. */
const FEWEST_BOXES = 3;
/** Maximum width: on a phone of 360 px, whose column has 311, 12 px text is shown at 11 px. */
export const WIDEST = 336;
/** Maximum height, which fits the screen of a phone. */
const HIGHEST = 560;
/** Characters of a one-line name, in layers and in a column. */
const LONG_NAMES = [22, 14];
const LONG_IN_COLUMN = 30;
const BETWEEN_BOXES = 14;

/** Lays out the diagram of a module; `undefined` if it would show little. Deterministic. */
export function createStructure({ nodes, arrows }: StructureGraph): StructureView | undefined {
  if (nodes.length < FEWEST_BOXES || arrows.length === 0) return undefined;
  const drawn = chooseDrawn(nodes, arrows);
  const shown = arrows.filter((arrow) => arrow.every((end) => drawn.has(end)));
  const isJoined = (index: number): boolean => shown.some((arrow) => arrow.includes(index));
  const joined = [...drawn].filter(isJoined);
  const alone = [...drawn].filter((index) => !isJoined(index));
  const selectNodes = (indexes: readonly number[]): GraphNode[] =>
    indexes.flatMap((index) => nodes[index] ?? []);
  const graph = draw(
    selectNodes(joined),
    shown.map(([from, to]) => [joined.indexOf(from), joined.indexOf(to)]),
  );
  const rows = placeInRows(
    selectNodes(alone).map((node) => createBox(node, LONG_IN_COLUMN)),
    graph.height + 2 * BETWEEN_BOXES,
  );
  return {
    width: Math.max(graph.width, rows.width),
    height: rows.boxes.length === 0 ? graph.height : rows.height,
    boxes: [...graph.boxes, ...rows.boxes],
    arrows: graph.arrows.map(({ path }) => path),
    parts: nodes.map(({ name, href }, index) => ({
      name,
      href,
      usedBy: arrows.flatMap(([from, to]) => (from === index ? (nodes[to]?.name ?? []) : [])),
    })),
  };
}

/** Draws the smallest layers that fit on a phone with no arrow behind a box; else a column. */
function draw(nodes: readonly GraphNode[], arrows: StructureGraph['arrows']): Drawing {
  const size = ({ width, height }: Drawing): number => width * height;
  const layers = LONG_NAMES.flatMap((long) => {
    const boxes = nodes.map((node) => createBox(node, long));
    return [drawLayers({ boxes, arrows }, 'TB'), drawLayers({ boxes, arrows }, 'LR')];
  }).filter((drawing) => drawing.width <= WIDEST && drawing.height <= HIGHEST && !isHidden(drawing));
  const [smallest] = layers.sort((a, b) => size(a) - size(b));
  return smallest ?? drawColumn({ boxes: createEqualBoxes(nodes, LONG_IN_COLUMN), arrows });
}

/** Indexes of the nodes to draw, in their order. */
function chooseDrawn(nodes: readonly GraphNode[], arrows: StructureGraph['arrows']): ReadonlySet<number> {
  const rank = (index: number): number => arrows.filter((arrow) => arrow.includes(index)).length;
  const indexes = nodes.map((_, index) => index);
  const most = indexes.toSorted((a, b) => rank(b) - rank(a) || a - b).slice(0, MOST_BOXES);
  return new Set(most.sort((a, b) => a - b));
}

/** Places boxes in rows from the left, as many as fit. */
function placeInRows(
  boxes: readonly SizedBox[],
  top: number,
): { readonly width: number; readonly height: number; readonly boxes: readonly StructureBox[] } {
  const placed: StructureBox[] = [];
  let [x, y, tallest, width] = [1, top, 0, 0];
  for (const box of boxes) {
    if (x > 1 && x + box.width >= WIDEST) [x, y, tallest] = [1, y + tallest + BETWEEN_BOXES, 0];
    placed.push({ ...box, x, y });
    x += box.width + BETWEEN_BOXES;
    tallest = Math.max(tallest, box.height);
    width = Math.max(width, x - BETWEEN_BOXES);
  }
  return { boxes: placed, width: width + 1, height: y + tallest + 1 };
}
