import type { TextFormat } from '../options.ts';

/**
 * Finds the format of a file: from its frontmatter (`mdx: { format: md }`), else from its extension if the
 * site uses `detect`.
 */
export function findTextFormat(
  file: string,
  own: TextFormat | undefined,
  all: TextFormat = 'mdx',
): 'md' | 'mdx' {
  const format = own ?? all;
  if (format !== 'detect') return format;
  return file.endsWith('.mdx') ? 'mdx' : 'md';
}
