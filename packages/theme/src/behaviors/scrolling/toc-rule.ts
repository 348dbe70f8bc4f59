/** Position of an anchor, in pixels from the top of the viewport. */
export interface AnchorBox {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Returns the index of the current heading: the first one below the navbar if it is in the top half of the
 * viewport, else the one before it, the last at the end of the page; -1 above the first.
 */
export function findActiveAnchor(
  anchors: readonly AnchorBox[],
  offset: number,
  viewportHeight: number,
): number {
  const next = anchors.findIndex(({ top }) => top >= offset);
  const box = anchors[next];
  if (box === undefined) return anchors.length - 1;
  return box.top > 0 && box.bottom < viewportHeight / 2 ? next : next - 1;
}
