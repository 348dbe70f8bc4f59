import type { StructureBox } from '#shared/structure-view.ts';
import type { Arrow, Drawing, DrawnGraph } from './drawing.ts';

type Join = readonly [from: number, to: number];

/** Pixels between boxes, and between the lines next to them. */
const GAP = 18;
const LANE = 12;
/** Horizontal offset of an arrow to the next box. */
const STEM = 24;
/** Vertical offset of lines from the middle of a box: outgoing lines are below incoming ones. */
const APART = 5;
const CORNER = 5;

/**
 * Draws boxes below each other, dependencies above their users. An arrow to the next box is a short one; the
 * others run next to the boxes, with one line for all arrows out of or into a box, so that no line runs
 * behind a box.
 */
export function drawColumn({ boxes, arrows }: DrawnGraph): Drawing {
  const order = sortBoxes(boxes.length, arrows);
  const placed = new Map<number, StructureBox>();
  let y = 1;
  for (const index of order) {
    const box = boxes[index];
    if (box === undefined) continue;
    placed.set(index, { ...box, x: 1, y });
    y += box.height + GAP;
  }
  const rowOf = (index: number): number => order.indexOf(index);
  const isNext = ([from, to]: Join): boolean => rowOf(to) - rowOf(from) === 1;
  const bundles = bundle(arrows.filter((arrow) => !isNext(arrow)));
  const lanes = assignLanes(bundles, rowOf);
  const side = Math.max(...boxes.map(({ width }) => width)) + 1;
  const toPath = (arrow: Join, start: StructureBox, end: StructureBox): string => {
    if (isNext(arrow)) return `M${STEM} ${start.y + start.height}V${end.y}`;
    const lane = lanes[bundles.findIndex((each) => each.includes(arrow))] ?? 0;
    return toLane(start, end, side + LANE * (lane + 1.5));
  };
  const drawn = arrows.flatMap((arrow): Arrow[] => {
    const [start, end] = [placed.get(arrow[0]), placed.get(arrow[1])];
    return start === undefined || end === undefined ? [] : [{ path: toPath(arrow, start, end), ends: arrow }];
  });
  return {
    width: side + (lanes.length === 0 ? 1 : LANE * (Math.max(...lanes) + 2) + 1),
    height: y - GAP + 1,
    boxes: boxes.flatMap((_, index) => placed.get(index) ?? []),
    arrows: drawn,
  };
}

/** Sorts dependencies before and close to their users; a cycle follows its outside dependencies. */
function sortBoxes(count: number, arrows: readonly Join[]): number[] {
  const left = new Set(Array.from({ length: count }, (_, index) => index));
  const order: number[] = [];
  while (left.size > 0) {
    const open = arrows.filter((arrow) => arrow.every((end) => left.has(end)));
    const isReady = (index: number): boolean => {
      const after = reach(index, open);
      return [
        ...reach(
          index,
          open.map(([from, to]): Join => [to, from]),
        ),
      ].every((other) => after.has(other));
    };
    const [next = 0] = [...left]
      .filter(isReady)
      .sort((a, b) => nearness(b, order, arrows) - nearness(a, order, arrows) || a - b);
    order.push(next);
    left.delete(next);
  }
  return order;
}

/** Returns a box with all boxes that are reachable from it. */
function reach(start: number, arrows: readonly Join[]): ReadonlySet<number> {
  const reached = new Set([start]);
  for (const box of reached) for (const [from, to] of arrows) if (from === box) reached.add(to);
  return reached;
}

/** Returns the row of the last box above that a box uses; -1 if it uses none. */
function nearness(index: number, order: readonly number[], arrows: readonly Join[]): number {
  return Math.max(-1, ...arrows.filter(([, to]) => to === index).map(([from]) => order.indexOf(from)));
}

/** Bundles arrows that share a line: all out of a box or into it, the largest bundles first. */
function bundle(arrows: readonly Join[]): (readonly Join[])[] {
  const bundles: (readonly Join[])[] = [];
  let left = arrows;
  while (left.length > 0) {
    const bunches = left.flatMap(([from, to]) => [
      left.filter((other) => other[0] === from),
      left.filter((other) => other[1] === to),
    ]);
    const largest = bunches.reduce((best, each) => (each.length > best.length ? each : best));
    bundles.push(largest);
    left = left.filter((arrow) => !largest.includes(arrow));
  }
  return bundles;
}

/** Assigns each bundle to a lane next to the boxes: short ones are closer, and none overlap. */
function assignLanes(bundles: readonly (readonly Join[])[], rowOf: (index: number) => number): number[] {
  const spans = bundles.map((arrows) => {
    const rows = arrows.flat().map(rowOf);
    return { top: Math.min(...rows), bottom: Math.max(...rows), lane: 0 };
  });
  const taken: (typeof spans)[] = [];
  for (const span of spans.toSorted((a, b) => a.bottom - a.top - (b.bottom - b.top))) {
    const isTaken = (lane: number): boolean =>
      taken[lane]?.some(({ top, bottom }) => top <= span.bottom && span.top <= bottom) === true;
    while (isTaken(span.lane)) span.lane++;
    taken[span.lane] = [...(taken[span.lane] ?? []), span];
  }
  return spans.map(({ lane }) => lane);
}

/** Returns a path out of the side of a box, along its lane, and into the side of another box. */
function toLane(start: StructureBox, end: StructureBox, x: number): string {
  const from = Math.round(start.y + start.height / 2 + APART);
  const to = Math.round(end.y + end.height / 2 - APART);
  const turn = from < to ? CORNER : -CORNER;
  return `M${start.x + start.width} ${from}H${x - CORNER}Q${x} ${from} ${x} ${from + turn}V${to - turn}Q${x} ${to} ${x - CORNER} ${to}H${end.x + end.width}`;
}
