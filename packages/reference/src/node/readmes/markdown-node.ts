/** A node of a Markdown tree, with the properties needed to rewrite its text. */
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

/** Returns the offsets of a node in the text. */
export function getSpan({ position }: Node): { start: number; end: number } {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}
