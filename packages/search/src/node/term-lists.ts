/** Numbers, as an array of any kind has them. */
export type Numbers = ArrayLike<number>;

/** All records with a term by number, in order, and how much each is about it. */
export interface TermRecords {
  readonly records: Numbers;
  /** From 1 to 255. */
  readonly weights: Numbers;
}

/** The most that a record weighs in a list: weights are bytes. */
export const HEAVIEST = 255;

export const NO_RECORDS: TermRecords = { records: [], weights: [] };

export function isSameList(a: TermRecords, b: TermRecords): boolean {
  const { length } = a.records;
  if (length !== b.records.length) return false;
  for (let at = 0; at < length; at++)
    if (a.records[at] !== b.records[at] || a.weights[at] !== b.weights[at]) return false;
  return true;
}

/** A list without the records of `before`, and with those of `after`. */
export function replaceRecords(list: TermRecords, before: TermRecords, after: TermRecords): TermRecords {
  const gone = new Set(Array.from(before.records));
  const records: number[] = [];
  const weights: number[] = [];
  let next = 0;
  const insertUntil = (number: number): void => {
    for (; next < after.records.length && (after.records[next] ?? 0) < number; next++) {
      records.push(after.records[next] ?? 0);
      weights.push(after.weights[next] ?? 0);
    }
  };
  for (let at = 0; at < list.records.length; at++) {
    const record = list.records[at] ?? 0;
    if (gone.has(record)) continue;
    insertUntil(record);
    records.push(record);
    weights.push(list.weights[at] ?? 0);
  }
  insertUntil(Number.POSITIVE_INFINITY);
  return { records, weights };
}

/** A list as bytes, to be kept: of each record its weight, and the step from the record before in groups of seven bits. */
export function packList({ records, weights }: TermRecords): Uint8Array {
  const bytes = new Uint8Array(records.length * LONGEST_PACKED);
  let end = 0;
  let last = 0;
  for (let at = 0; at < records.length; at++) {
    bytes[end++] = weights[at] ?? 0;
    let step = (records[at] ?? 0) - last;
    last += step;
    for (; step > 127; step >>>= 7) bytes[end++] = 128 | (step & 127);
    bytes[end++] = step;
  }
  return bytes.slice(0, end);
}

/** Bytes of a record at most: its weight, and a step of 32 bits in groups of seven. */
const LONGEST_PACKED = 6;

export function unpackList(bytes: Uint8Array): TermRecords {
  const records: number[] = [];
  const weights: number[] = [];
  let record = 0;
  for (let at = 0; at < bytes.length; ) {
    weights.push(bytes[at++] ?? 0);
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] ?? 0;
      record += (byte & 127) << shift;
      if (byte < 128) break;
    }
    records.push(record);
  }
  return { records, weights };
}
