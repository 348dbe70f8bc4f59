import { readMarkedLines } from '@gruntwork-docs/engine/markdown';
import type { FenceMeta } from '@gruntwork-docs/engine/source';

/** Returns the resulting code: without diff signs, and with empty lines in place of deleted ones. */
export function toPlainCode(code: string, meta: FenceMeta): string {
  if (!meta.diff) return code;
  return readMarkedLines(code, meta)
    .map(({ text, marks }) => (marks.has('del') ? '' : text))
    .join('\n');
}
