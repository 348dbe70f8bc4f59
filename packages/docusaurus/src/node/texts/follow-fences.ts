/**
 * Follows the fences of a text that has not been parsed: tells of each line in turn whether it is in one, or opens or ends one.
 * `findMark` finds the mark of a line that may do so.
 */
export function followFences(findMark: (line: string) => string | undefined): (line: string) => boolean {
  let fence: string | undefined;
  return (line) => {
    const mark = findMark(line);
    if (fence === undefined) {
      fence = mark;
      return mark !== undefined;
    }
    if (mark?.startsWith(fence)) fence = undefined;
    return true;
  };
}
