import type { Edit } from './edit-text.ts';
import { getSpan, type Node } from './markdown-node.ts';

const ALERT = /^\[!(note|tip|important|warning|caution)\]\s*$/i;
const ALERT_TYPES: Readonly<Record<string, string>> = { caution: 'danger', important: 'info[Important]' };

/** Rewrites `> [!WARNING]` and its content as `:::warning`. The end marker replaces the empty line below. */
export function rewriteAlert(node: Node, text: string, edits: Edit[]): void {
  const { start, end } = getSpan(node);
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const before = text.slice(lineStart, start);
  const [first = '', ...rest] = text.slice(start, end).split('\n');
  const kind = ALERT.exec(first.replace(/^>\s?/, '').trim())?.[1]?.toLowerCase();
  const after = /^[^\S\n]*(?:\n([^\S\n]*)(?=\n|$)|$)/.exec(text.slice(end));
  if (kind === undefined || before.trim() !== '' || after === null) return;
  const indent = before;
  edits.push({ start, end: start + first.length, text: `:::${ALERT_TYPES[kind] ?? kind}` });
  let at = start + first.length + 1;
  for (const line of rest) {
    const mark = /^\s*>[^\S\n]?/.exec(line)?.[0] ?? '';
    edits.push({ start: at, end: at + mark.length, text: mark === '' ? '' : indent });
    at += line.length + 1;
  }
  edits.push({ start: end, end: end + after[0].length, text: `\n${indent}:::` });
}
