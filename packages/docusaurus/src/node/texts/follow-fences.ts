/**
 * Tracks the fences of unparsed content: returns for each line in turn whether it is in a fence, or opens or
 * closes one. `findMark` finds the fence marker of a line.
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
