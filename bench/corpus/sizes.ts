/**
 * Page sizes in bytes by the share of smaller pages; between two points the size is interpolated in its
 * logarithm.
 */
const QUANTILES: readonly (readonly [share: number, bytes: number])[] = [
  [0, 900],
  [0.1, 2_000],
  [0.25, 3_400],
  [0.5, 5_900],
  [0.75, 10_000],
  [0.9, 17_000],
  [0.97, 34_000],
  [0.995, 88_000],
  [1, 300_000],
];

/**
 * Returns the size in bytes of the page that is larger than `share` of all pages; `share` goes from 0 to 1.
 */
export function pageSize(share: number): number {
  const upper = QUANTILES.findIndex(([point]) => share <= point);
  const [toShare, toBytes] = QUANTILES[Math.max(upper, 1)] ?? [1, 0];
  const [fromShare, fromBytes] = QUANTILES[Math.max(upper, 1) - 1] ?? [0, 0];
  const way = (share - fromShare) / (toShare - fromShare);
  return Math.round(fromBytes * (toBytes / fromBytes) ** way);
}

/** Returns the sizes in bytes of `count` pages, from the smallest to the largest. */
export function pageSizes(count: number): number[] {
  return Array.from({ length: count }, (_, rank) => pageSize(count === 1 ? 0.5 : rank / (count - 1)));
}
