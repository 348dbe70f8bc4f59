/** Creates a matcher of relative paths from patterns with `*`, `**`, `?`, `[…]` and `{a,b}`. */
export function matchNames(patterns: readonly string[]): (name: string) => boolean {
  const tests = patterns.map((pattern) => new RegExp(`^${toSource(pattern.replace(/^\.\//, ''))}$`));
  return (name) => tests.some((test) => test.test(name));
}

function toSource(pattern: string): string {
  let source = '';
  let depth = 0;
  for (let at = 0; at < pattern.length; at++) {
    const sign = pattern[at] ?? '';
    if (pattern.startsWith('**/', at)) {
      source += '(?:.*/)?';
      at += 2;
    } else if (pattern.startsWith('**', at)) {
      source += '.*';
      at += 1;
    } else if (sign === '*') source += '[^/]*';
    else if (sign === '?') source += '[^/]';
    else if (sign === '{') {
      source += '(?:';
      depth++;
    } else if (sign === '}' && depth > 0) {
      source += ')';
      depth--;
    } else if (sign === ',' && depth > 0) source += '|';
    else if (sign === '[' && pattern.indexOf(']', at) > 0) {
      const end = pattern.indexOf(']', at);
      source += pattern.slice(at, end + 1).replace(/^\[!/, '[^');
      at = end;
    } else source += sign.replace(/[.+^$()|\\[\]{}]/g, '\\$&');
  }
  return source;
}

/** Names that are never content: those that begin with `_`, and tests. */
export const DEFAULT_EXCLUDE: readonly string[] = [
  '**/_*.{js,jsx,ts,tsx,md,mdx}',
  '**/_*/**',
  '**/*.test.{js,jsx,ts,tsx}',
  '**/__tests__/**',
];
