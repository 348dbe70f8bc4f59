import { readMarkedLines } from '@gruntwork-docs/engine/markdown';
import type { FenceMeta } from '@gruntwork-docs/engine/source';

/** The code that the reader is to end up with: without diff signs and deleted lines, which leave empty ones. */
export function toPlainCode(code: string, meta: FenceMeta): string {
  if (!meta.diff) return code;
  return readMarkedLines(code, meta)
    .map(({ text, marks }) => (marks.has('del') ? '' : text))
    .join('\n');
}
