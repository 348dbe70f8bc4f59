import type { ReactNode } from 'react';

/** Tokens of a call, each with the class that the site's code theme gives to its kind; all else is plain. */
const TOKENS: readonly (readonly [className: string, pattern: string])[] = [
  ['s1', '#[^\\n]*'],
  ['s2', '"(?:[^"\\\\\\n]|\\\\.)*"'],
  ['s4', '\\b(?:true|false|null)\\b'],
  ['s4', '(?<![\\w.])-?\\d+(?:\\.\\d+)?\\b'],
  ['s6', '^(?:module|terraform|inputs)\\b'],
  ['s7', '^[ \\t]*[\\w-]+(?=[ \\t]*=(?!=))'],
  ['s3', '=(?!=)'],
];
const PATTERN = new RegExp(TOKENS.map(([, pattern]) => `(${pattern})`).join('|'), 'gm');

/** Code of a call as it is colored on the page. */
export function highlightHcl(code: string): ReactNode[] {
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const match of code.matchAll(PATTERN)) {
    const index = match.slice(1).findIndex((group) => group !== undefined);
    nodes.push(code.slice(end, match.index));
    nodes.push(
      <span key={match.index} className={TOKENS[index]?.[0]}>
        {match[0]}
      </span>,
    );
    end = match.index + match[0].length;
  }
  nodes.push(code.slice(end));
  return nodes;
}
