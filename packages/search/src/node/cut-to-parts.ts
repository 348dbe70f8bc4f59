/**
 * Cuts a text between words into parts of at most so many bytes each, counted as in JSON; a longer word is
 * cut itself. An empty text is one part.
 */
export function cutToParts(text: string, most: number): string[] {
  const parts: string[] = [];
  let rest = text;
  while (measure(rest) > most) {
    let end = findEnd(rest, most);
    const space = rest.lastIndexOf(' ', end);
    if (space > 0) end = space;
    parts.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  return rest === '' && parts.length > 0 ? parts : [...parts, rest];
}

/** Returns the length of the longest prefix that fits, at least one character. */
function findEnd(text: string, most: number): number {
  let low = 1;
  let high = Math.min(text.length, most);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (measure(text.slice(0, middle)) <= most) low = middle;
    else high = middle - 1;
  }
  // A character outside the first 65,536 is two UTF-16 units, which stay together.
  const isHalf = /[\uD800-\uDBFF]/.test(text[low - 1] ?? '');
  return isHalf ? Math.max(2, low - 1) : low;
}

/** Returns the bytes of a text inside JSON quotes. */
function measure(text: string): number {
  return Buffer.byteLength(JSON.stringify(text)) - 2;
}
