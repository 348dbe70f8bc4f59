import { INDEX_NAME } from '../../content/source-path.ts';

const DATED = /^(\d{4}-\d{1,2}-\d{1,2})(?:[-_ ]+(.+))?$/;

export interface PostPath {
  /** Day at the beginning of the name, as written; `undefined` without one. */
  readonly date: string | undefined;
  /** URL path without the day: `releases/first`. */
  readonly slug: string;
  readonly format: 'md' | 'mdx';
}

/** Splits `2026-03-14-slug.mdx`, or `2026-03-14-slug/index.mdx`, into day and slug. */
export function parsePostPath(relative: string): PostPath {
  const parts = relative.replace(/\.mdx?$/, '').split('/');
  if (parts.length > 1 && INDEX_NAME.test(parts.at(-1) ?? '')) parts.pop();
  const name = parts.pop() ?? '';
  const [, date, text] = DATED.exec(name) ?? [];
  const slug = [...parts, date === undefined ? name : (text ?? date)].join('/');
  return { date, slug, format: relative.endsWith('.mdx') ? 'mdx' : 'md' };
}
