import { Graph, layout } from '@dagrejs/dagre';
import type { StructureBox, StructureView } from '#shared/structure-view.ts';
import type { GraphNode, StructureGraph } from './create-graph.ts';

/** More would be a thicket; what has the most arrows is drawn, and the list below the picture has all. */
const MOST_BOXES = 24;
/** Less is said by the tables below as well. */
const FEWEST_BOXES = 3;
/** Width of a letter of a box's name, which is set in the font of code at 12 px, and of its detail. */
const LETTER = 7.25;
const SMALL_LETTER = 6.25;
const LINE = 16;
const PADDING = 10;
/** A longer name has two lines. */
const LONG_NAME = 22;
/** Room for an arrow. */
const BETWEEN_RANKS = 36;
const BETWEEN_BOXES = 14;
/** What the text has beside a sidebar and a table of contents. */
const COLUMN = 600;

type Sized = Omit<StructureBox, 'x' | 'y'>;

/** Lays the picture of a module out; `undefined` where there is little to see. The same graph gives the same picture. */
export function createStructure({ nodes, arrows }: StructureGraph): StructureView | undefined {
  if (nodes.length < FEWEST_BOXES || arrows.length === 0) return undefined;
  const boxes = nodes.map(createBox);
  const drawn = chooseDrawn(nodes, arrows);
  const shown = arrows.filter((arrow) => arrow.every((end) => drawn.has(end)));
  const isJoined = (index: number): boolean => shown.some((arrow) => arrow.includes(index));
  const joined = [...drawn].filter(isJoined);
  // Downwards or to the right: what is narrower is read on a phone without a move aside.
  const [graph] = (['TB', 'LR'] as const)
    .map((direction) => layOut(boxes, joined, shown, direction))
    .sort((a, b) => a.width - b.width);
  if (graph === undefined) return undefined;
  const alone = boxes.filter((_, index) => drawn.has(index) && !isJoined(index));
  const rows = placeInRows(alone, Math.max(graph.width, COLUMN), graph.height + BETWEEN_RANKS);
  return {
    width: Math.max(graph.width, rows.width),
    height: rows.height,
    boxes: [...graph.boxes, ...rows.boxes],
    arrows: graph.arrows,
    parts: nodes.map(({ name, href }, index) => ({
      name,
      href,
      usedBy: arrows.flatMap(([from, to]) => (from === index ? (nodes[to]?.name ?? []) : [])),
    })),
  };
}

/** Indexes of the nodes to draw, in their order. */
function chooseDrawn(nodes: readonly GraphNode[], arrows: StructureGraph['arrows']): ReadonlySet<number> {
  const rank = (index: number): number => arrows.filter((arrow) => arrow.includes(index)).length;
  const indexes = nodes.map((_, index) => index);
  const most = indexes.toSorted((a, b) => rank(b) - rank(a) || a - b).slice(0, MOST_BOXES);
  return new Set(most.sort((a, b) => a - b));
}

function createBox({ kind, name, href, names }: GraphNode): Sized {
  const lines = breakName(name);
  const isSaid = names.length === 1 && (names[0] === 'this' || normalize(names[0]) === normalize(name));
  const widest = Math.max(...lines.map(({ length }) => length));
  const width = Math.round(Math.max(widest * LETTER, 9 * LETTER) + 2 * PADDING);
  const room = Math.floor((width - 2 * PADDING) / SMALL_LETTER);
  const listed = names.join(', ');
  const detail =
    listed.length <= room ? listed : names.length === 1 ? cut(listed, room) : `× ${names.length}`;
  const count = lines.length + (isSaid ? 0 : 1);
  return {
    kind,
    href,
    name,
    lines,
    ...(!isSaid && { detail }),
    width,
    height: count * LINE + PADDING + 4,
  };
}

function normalize(name = ''): string {
  return name.replace(/\W/g, '_');
}

function cut(text: string, room: number): string {
  return `${text.slice(0, Math.max(1, room - 1))}…`;
}

/** A long name on two lines of about the same length, broken where a word ends. */
function breakName(name: string): string[] {
  if (name.length <= LONG_NAME) return [name];
  const places = [...name.matchAll(/(?<=[_\s-])(?=\w)/g)].map(({ index }) => index);
  const [place] = places.sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2));
  return place === undefined ? [name] : [name.slice(0, place).trimEnd(), name.slice(place)];
}

interface Placed {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly StructureBox[];
}

function layOut(
  boxes: readonly Sized[],
  joined: readonly number[],
  arrows: StructureGraph['arrows'],
  rankdir: 'TB' | 'LR',
): Placed & { readonly arrows: readonly string[] } {
  const graph = new Graph();
  graph.setGraph({ rankdir, nodesep: BETWEEN_BOXES, ranksep: BETWEEN_RANKS, marginx: 1, marginy: 1 });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const index of joined) {
    const { width = 0, height = 0 } = boxes[index] ?? {};
    graph.setNode(String(index), { width, height });
  }
  for (const [from, to] of arrows) graph.setEdge(String(from), String(to));
  layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  return {
    width: Math.ceil(width),
    height: Math.ceil(height),
    boxes: joined.flatMap((index): StructureBox[] => {
      const box = boxes[index];
      const { x = 0, y = 0 } = graph.node(String(index));
      if (box === undefined) return [];
      return [{ ...box, x: Math.round(x - box.width / 2), y: Math.round(y - box.height / 2) }];
    }),
    arrows: arrows.map(([from, to]) => toPath(graph.edge(String(from), String(to)).points ?? [])),
  };
}

/** A soft line through the points, straight at its ends. */
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

/** Boxes beside each other, from the left, as many as fit. */
function placeInRows(boxes: readonly Sized[], room: number, top: number): Placed {
  const placed: StructureBox[] = [];
  let [x, y, tallest, width] = [1, top, 0, 0];
  for (const box of boxes) {
    if (x > 1 && x + box.width > room) [x, y, tallest] = [1, y + tallest + BETWEEN_BOXES, 0];
    placed.push({ ...box, x, y });
    x += box.width + BETWEEN_BOXES;
    tallest = Math.max(tallest, box.height);
    width = Math.max(width, x - BETWEEN_BOXES);
  }
  return {
    boxes: placed,
    width: width + 1,
    height: boxes.length === 0 ? top - BETWEEN_RANKS : y + tallest + 1,
  };
}
