/** Levenshtein distance: the least number of letters to insert, remove or replace. */
export function editDistance(a: string, b: string): number {
  // One row of the table is enough.
  const row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    let diagonal = i - 1;
    row[0] = i;
    for (let j = 1; j <= b.length; j++) {
      const above = row[j] ?? 0;
      const left = row[j - 1] ?? 0;
      row[j] = a[i - 1] === b[j - 1] ? diagonal : 1 + Math.min(diagonal, above, left);
      diagonal = above;
    }
  }
  return row[b.length] ?? 0;
}
