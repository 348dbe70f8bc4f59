/** Formats a number of addresses with thousands separators, equally on the server and in every browser. */
export function formatCount(count: bigint): string {
  return count.toString().replace(/\B(?=(\d{3})+$)/g, ',');
}
