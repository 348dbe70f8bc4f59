/** A number of addresses with its thousands apart, the same on the server and in every browser. */
export function formatCount(count: bigint): string {
  return count.toString().replace(/\B(?=(\d{3})+$)/g, ',');
}
