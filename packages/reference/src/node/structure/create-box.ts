import type { StructureBox } from '#shared/structure-view.ts';
import type { GraphNode } from './create-graph.ts';

/** A box without a position. */
export type SizedBox = Omit<StructureBox, 'x' | 'y'>;

/** Width of a character of a box's name, which is set in the code font at 12 px, and of its detail. */
const LETTER = 7.25;
const SMALL_LETTER = 6.25;
const LINE = 16;
const PADDING = 10;
const FEWEST_LETTERS = 9;

/**
 * Creates a box that fits its text; a name of more characters than `long` has two lines, and every box has a
 * minimum width.
 */
export function createBox(
  { kind, name, href, names }: GraphNode,
  long: number,
  fewest = FEWEST_LETTERS,
): SizedBox {
  const lines = breakName(name, long);
  const isSaid = names.length === 1 && (names[0] === 'this' || normalize(names[0]) === normalize(name));
  const widest = Math.max(...lines.map(({ length }) => length), fewest);
  const width = Math.round(widest * LETTER + 2 * PADDING);
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

/** Creates boxes of equal width. */
export function createEqualBoxes(nodes: readonly GraphNode[], long: number): SizedBox[] {
  const letters = nodes.flatMap(({ name }) => breakName(name, long).map(({ length }) => length));
  return nodes.map((node) => createBox(node, long, Math.max(FEWEST_LETTERS, ...letters)));
}

/** Breaks a long name between words into two lines of about the same length. */
function breakName(name: string, long: number): string[] {
  if (name.length <= long) return [name];
  const places = [...name.matchAll(/(?<=[_\s-])(?=\w)/g)].map(({ index }) => index);
  const [place] = places.sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2));
  return place === undefined ? [name] : [name.slice(0, place).trimEnd(), name.slice(place)];
}
