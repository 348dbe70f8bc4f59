import type { Translation } from './translation.ts';

/** A capture in the format of `vscode-textmate`. */
export interface Capture {
  readonly start: number;
  readonly end: number;
  readonly length: number;
}

/** Ranges of a match's groups. */
export type CaptureRanges = readonly (readonly [start: number, end: number] | undefined)[];

/** Placeholder for a group without a capture. */
const NOTHING: Capture = { start: 0xffff_ffff, end: 0xffff_ffff, length: 0 };

/** The captures of a match in a text that begins at `offset`. */
export function readCaptures(
  places: CaptureRanges,
  { hidden, moved }: Translation,
  offset: number,
): Capture[] {
  const captures: Capture[] = [];
  const numbers: number[] = [];
  for (let group = 0; group < places.length; group++) {
    const place = places[group];
    const capture = place === undefined ? NOTHING : createCapture(place[0] + offset, place[1] + offset);
    if (!hidden.includes(group)) {
      numbers[group] = captures.length;
      captures.push(capture);
    }
    if (place === undefined) continue;
    for (const [from, to] of moved) {
      const number = numbers[to];
      if (from === group && number !== undefined) captures[number] = capture;
    }
  }
  return captures;
}

/** The capture of a range. */
export function createCapture(start: number, end: number): Capture {
  return { start, end, length: end - start };
}
