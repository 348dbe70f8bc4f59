import { followFences } from './follow-fences.ts';

/** A line that was fixed. */
export interface Mended {
  readonly line: number;
  readonly before: string;
  readonly after: string;
}

const ADDRESS = /(?<!\]\()<((?:https?:\/\/|mailto:)[^\s<>]+)>/g;
const NO_TAG = /<(?=[=\d\s-]|$)/g;

/** Fixes syntax of older MDX that is now invalid: autolinks in angle brackets, `<` that begins no tag. */
export function fixText(text: string): { text: string; mended: Mended[] } {
  const isFenced = followFences((line) => /^\s*(?:[-*+>]\s+)*(`{3,}|~{3,})/.exec(line)?.[1]);
  const mended: Mended[] = [];
  const lines = text.split('\n').map((before, index) => {
    if (isFenced(before)) return before;
    const after = before
      .split(/(`+[^`]*`+|<!--.*?-->|<!--)/)
      .map((part, at) =>
        at % 2 === 1
          ? part
          : part
              .replace(ADDRESS, (_, url: string) => `[${url.replace(/^mailto:/, '')}](${url})`)
              .replace(NO_TAG, '&lt;'),
      )
      .join('');
    if (after !== before) mended.push({ line: index + 1, before, after });
    return after;
  });
  return { text: lines.join('\n'), mended };
}

/** Formats the fixes as a readable diff. */
export function formatMended(file: string, mended: readonly Mended[]): string {
  return [
    `--- ${file}`,
    `+++ ${file}`,
    ...mended.flatMap(({ line, before, after }) => [`@@ ${line} @@`, `-${before}`, `+${after}`]),
  ].join('\n');
}
