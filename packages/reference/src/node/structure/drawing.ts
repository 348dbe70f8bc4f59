import type { StructureBox } from '#shared/structure-view.ts';
import type { SizedBox } from './create-box.ts';

/** Positioned boxes, and the arrows between them as paths. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly StructureBox[];
  readonly arrows: readonly Arrow[];
}

/** A path and the indexes of the two boxes that it connects. */
export interface Arrow {
  readonly path: string;
  readonly ends: readonly [from: number, to: number];
}

/** Boxes and the connections between their indexes. */
export interface DrawnGraph {
  readonly boxes: readonly SizedBox[];
  readonly arrows: readonly (readonly [from: number, to: number])[];
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** True when an arrow runs behind a box that it does not connect. */
export function isHidden({ boxes, arrows }: Drawing): boolean {
  return arrows.some(({ path, ends }) => {
    const others = boxes.filter((_, index) => !ends.includes(index));
    return readPath(path).some((point) => others.some((box) => isInside(point, box)));
  });
}

/** Pixels of clearance between a line and other boxes. */
const CLEAR = 2;

function isInside({ x, y }: Point, box: StructureBox): boolean {
  return (
    x > box.x - CLEAR && x < box.x + box.width + CLEAR && y > box.y - CLEAR && y < box.y + box.height + CLEAR
  );
}

/** Samples closely spaced points along a path of absolute lines and quadratic curves. */
export function readPath(path: string): Point[] {
  const points: Point[] = [];
  let at: Point = { x: 0, y: 0 };
  for (const [, command = '', rest = ''] of path.matchAll(/([MLHVQ])([^MLHVQ]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0] = rest.trim().split(/[ ,]+/).map(Number);
    const end = command === 'H' ? { x: a, y: at.y } : command === 'V' ? { x: at.x, y: a } : { x: a, y: b };
    const start = at;
    if (command === 'M') points.push(end);
    else if (command === 'Q') points.push(...sample((t) => bend(start, end, { x: c, y: d }, t)));
    else
      points.push(
        ...sample((t) => bend(start, { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }, end, t)),
      );
    at = command === 'Q' ? { x: c, y: d } : end;
  }
  return points;
}

const STEPS = 60;

function sample(place: (t: number) => Point): Point[] {
  return Array.from({ length: STEPS }, (_, index) => place((index + 1) / STEPS));
}

function bend(from: Point, over: Point, to: Point, t: number): Point {
  const mix = (a: number, b: number, c: number): number =>
    (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c;
  return { x: mix(from.x, over.x, to.x), y: mix(from.y, over.y, to.y) };
}
