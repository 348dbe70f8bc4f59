const DATED = /^(.*?)(\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(.*?)(?:\/index)?$/;

export interface PostPath {
  /** Day in the path: `2026-3-14`; `undefined` without one. */
  readonly date: string | undefined;
  /** URL path below the blog's own: `/2026/03/14/title`. */
  readonly slug: string;
  /** What names the post where it has no title. */
  readonly text: string;
}

/** What the path of a post says: the day, and a URL of day and name; a name without a day is the URL by itself. */
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
