import type { TocEntry } from './page-view.ts';

/** A heading in document order. */
export interface Heading {
  readonly id: string;
  readonly html: string;
  readonly level: number;
}

interface MutableEntry extends Heading {
  readonly children: MutableEntry[];
}

/**
 * Nests the headings between two levels (inclusive): a deeper heading becomes a child of the nearest higher
 * one.
 */
export function createToc(headings: readonly Heading[], minLevel: number, maxLevel: number): TocEntry[] {
  const roots: MutableEntry[] = [];
  const open: MutableEntry[] = [];
  for (const heading of headings) {
    if (heading.level < minLevel || heading.level > maxLevel) continue;
    const entry: MutableEntry = { ...heading, children: [] };
    while ((open.at(-1)?.level ?? 0) >= heading.level) open.pop();
    (open.at(-1)?.children ?? roots).push(entry);
    open.push(entry);
  }
  return roots;
}
