import type { TextFormat } from '../options.ts';

/** How a text is read: as its frontmatter says (`mdx: { format: md }`), else by its name where the site tells formats apart by it. */
export function findTextFormat(
  file: string,
  own: TextFormat | undefined,
  all: TextFormat = 'mdx',
): 'md' | 'mdx' {
  const format = own ?? all;
  if (format !== 'detect') return format;
  return file.endsWith('.mdx') ? 'mdx' : 'md';
}
