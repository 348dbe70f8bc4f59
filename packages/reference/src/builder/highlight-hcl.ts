import { createElement, type ReactNode } from 'react';

/** Tokens of a call, each with the element that the site's code theme uses for it; all else is plain. */
const TOKENS: readonly (readonly [element: string, pattern: string])[] = [
  ['c-1', '#[^\\n]*'],
  ['c-2', '"(?:[^"\\\\\\n]|\\\\.)*"'],
  ['c-4', '\\b(?:true|false|null)\\b'],
  ['c-4', '(?<![\\w.])-?\\d+(?:\\.\\d+)?\\b'],
  ['c-6', '^(?:module|terraform|inputs)\\b'],
  ['c-7', '^[ \\t]*[\\w-]+(?=[ \\t]*=(?!=))'],
  ['c-3', '=(?!=)'],
];
const PATTERN = new RegExp(TOKENS.map(([, pattern]) => `(${pattern})`).join('|'), 'gm');

/** Highlights the code of a call as the page does. */
export function highlightHcl(code: string): ReactNode[] {
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const match of code.matchAll(PATTERN)) {
    const index = match.slice(1).findIndex((group) => group !== undefined);
    nodes.push(code.slice(end, match.index));
    const [element] = TOKENS[index] ?? ['span'];
    nodes.push(createElement(element, { key: match.index }, match[0]));
    end = match.index + match[0].length;
  }
  nodes.push(code.slice(end));
  return nodes;
}
