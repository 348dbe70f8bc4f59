import { defineMdastPlugin } from 'satteri';
import type { CompileContext } from '../compile-context.ts';

/**
 * Records the offsets of a text's headings. HTML in Markdown is parsed again after its tree was created, and
 * elements have no positions from then on.
 */
export function headingPositions(context: CompileContext): ReturnType<typeof defineMdastPlugin> {
  return defineMdastPlugin({
    name: 'heading-positions',
    options: { position: true },
    heading({ position }) {
      if (position?.start.offset !== undefined) context.headingOffsets.push(position.start.offset);
    },
  });
}

/** Offset of the last heading with an explicit id; `undefined` for one in HTML. */
export function findHeadingOffset(
  id: string,
  { headingOffsets, source }: CompileContext,
): number | undefined {
  return headingOffsets.findLast((offset) => {
    const [line = ''] = source.slice(offset).split('\n', 1);
    return line.includes(`{#${id}}`);
  });
}
