/** A text inside a joined file; created on demand. */
export interface Part {
  /** Changes with the text. */
  readonly key: string;
  readonly text: string;
}

/** The parts of a written file, in order: their keys and their lengths in bytes. */
export type JoinedParts = readonly (readonly [key: string, length: number])[];

export interface JoinedFile {
  readonly data: Uint8Array;
  readonly written: JoinedParts;
}

/** Separates two parts. */
const BETWEEN = Buffer.from('\n\n---\n\n');
const END = Buffer.from('\n');

/**
 * Joins trimmed texts to one file. Unchanged texts are copied from the last file: an edit changes one text of
 * a thousand, and rendering the others takes longer than the rest of the work.
 */
export function joinParts(
  parts: readonly Part[],
  last?: { readonly data: Uint8Array; readonly written: JoinedParts },
): JoinedFile {
  const known = last && cutTexts(last.data, last.written);
  const texts = parts.map((part) => known?.get(part.key) ?? Buffer.from(part.text.trimEnd()));
  const pieces = texts.flatMap((text, index) => (index === 0 ? [text] : [BETWEEN, text]));
  return {
    data: Buffer.concat([...pieces, END]),
    written: parts.map(({ key }, index) => [key, texts[index]?.length ?? 0]),
  };
}

/** The texts of a file by their keys; none if its length doesn't match its parts. */
function cutTexts(data: Uint8Array, written: JoinedParts): Map<string, Uint8Array> | undefined {
  const texts = new Map<string, Uint8Array>();
  let end = -BETWEEN.length;
  for (const [key, length] of written) {
    const start = end + BETWEEN.length;
    end = start + length;
    texts.set(key, data.subarray(start, end));
  }
  return data.length === end + END.length ? texts : undefined;
}
