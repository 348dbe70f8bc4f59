const DATED = /^(.*?)(\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(.*?)(?:\/index)?$/;

export interface PostPath {
  /** Date in the path: `2026-3-14`; `undefined` without one. */
  readonly date: string | undefined;
  /** URL path relative to the blog: `/2026/03/14/title`. */
  readonly slug: string;
  /** Fallback title of the post. */
  readonly text: string;
}

/**
 * Parses the path of a post: the date, and a URL of date and name; a name without a date is the URL by
 * itself.
 */
export function resolvePostPath(relative: string): PostPath {
  const bare = relative.replace(/\.mdx?$/, '');
  const match = DATED.exec(bare);
  if (match === null) {
    const text = bare.replace(/\/index$/, '');
    return { date: undefined, slug: `/${text}`, text };
  }
  const [, folder = '', day = '', text = ''] = match;
  const date = day.replaceAll('/', '-');
  return { date, slug: `/${date.replaceAll('-', '/')}/${folder}${text}`, text };
}
