/** A node of a Markdown tree, as far as its text is rewritten. */
export interface Node {
  readonly type: string;
  readonly position?: { readonly start: Point; readonly end: Point } | undefined;
  readonly children?: readonly Node[];
  readonly value?: string;
  readonly url?: string;
  readonly title?: string | null;
  readonly alt?: string | null;
  readonly depth?: number;
  readonly label?: string | null;
  readonly identifier?: string;
}

interface Point {
  readonly offset?: number | undefined;
}

/** Where a node stands in the text. */
export function getSpan({ position }: Node): { start: number; end: number } {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}
