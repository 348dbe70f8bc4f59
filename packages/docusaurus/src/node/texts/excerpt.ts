import { splitFrontmatter, toPlainTitle } from '@gruntwork-docs/engine/source';
import { followFences } from './follow-fences.ts';

/**
 * Returns the first line of content that is no heading, import, code or markup: the fallback description of a
 * page.
 */
export function findExcerpt(text: string): string | undefined {
  const lines = text.slice(splitFrontmatter(text).bodyOffset).split('\n');
  const isFenced = followFences((line) => /^(`{3,}|~{3,})/.exec(line)?.[1]);
  let inImport = false;
  let inTag = false;
  for (const raw of lines) {
    const line = raw.trim();
    if (isFenced(line)) continue;
    if (inImport) {
      inImport = line !== '' && !/['"];?$/.test(line);
      continue;
    }
    if (/^(?:import|export)\b/.test(line)) {
      inImport = /[{,]$/.test(line);
      continue;
    }
    if (inTag) {
      inTag = !line.includes('>');
      continue;
    }
    if (/<\/?[a-z][^>]*$/i.test(line)) {
      inTag = true;
      continue;
    }
    const plain = toPlainLine(line);
    if (plain !== '') return plain;
  }
  return undefined;
}

function toPlainLine(line: string): string {
  if (/^(?:#|:::|!\[|\||[-=*_]{3,}$|\{\/\*|<!--|\[[^\]]+\]:)/.test(line)) return '';
  const text = line
    .replace(/^(?:>\s*|[-*+]\s+|\d+[.)]\s+)+/, '')
    .replace(/<[^>]*>|\{[^}]*\}|!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[\^[^\]]+\]/g, '');
  return toPlainTitle(text).trim();
}
