/**
 * Page paths by the form of their files, so that a function can find a file without access to the bucket.
 * Paths have no trailing slash.
 */
export interface PageFiles {
  /** Pages that are only the index of a folder: `/docs/guides`. */
  readonly indexes: readonly string[];
  /** Pages with a file: `/docs/intro`. */
  readonly files: readonly string[];
  /** Pages with both: `/docs/a` and `/docs/a/`. */
  readonly both: readonly string[];
  /** Pages whose last segment has a dot, like a file name: `/docs/v1.2`. */
  readonly dotted: readonly string[];
  /**
   * HTML files without a Markdown file of the same name, without extension; `undefined` when no page has
   * Markdown.
   */
  readonly withoutTwin: readonly string[] | undefined;
}

/**
 * Sorts the pages by the form of their files below a host's root (`docs/a.html`, `docs/guides/index.html`).
 */
export function listPageFiles(paths: readonly string[]): PageFiles {
  const pages = paths.flatMap((path) => /^(.*)\.html$/.exec(`/${path}`)?.[1] ?? []);
  const indexes = new Set(pages.flatMap((page) => /^(.*)\/index$/.exec(page)?.[1] ?? []));
  const files = pages.filter((page) => !page.endsWith('/index'));
  const all = new Set(paths.map((path) => `/${path}`));
  const withoutTwin = pages.filter((page) => !all.has(`${page}.md`));
  return {
    withoutTwin: withoutTwin.length === pages.length ? undefined : withoutTwin,
    indexes: [...indexes].filter((page) => !files.includes(page)),
    files: files.filter((page) => !indexes.has(page)),
    both: files.filter((page) => indexes.has(page)),
    dotted: [...new Set([...indexes, ...files])].filter((page) => /\.[^/]*$/.test(page)),
  };
}
