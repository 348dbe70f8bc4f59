/** A replacement of a range of text. Offsets are in UTF-16 units. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Applies edits that do not overlap. Keeps line breaks inside a replaced range, so line numbers stay. */
export function editText(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start || b.end - a.end)) {
    // Inside a range that is replaced as a whole.
    if (edit.start < at) continue;
    const lost = countBreaks(text.slice(edit.start, edit.end)) - countBreaks(edit.text);
    result += text.slice(at, edit.start) + edit.text + '\n'.repeat(Math.max(0, lost));
    at = edit.end;
  }
  return result + text.slice(at);
}

function countBreaks(text: string): number {
  return text.split('\n').length - 1;
}
