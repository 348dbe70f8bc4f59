/** How a site's pages lie in its files, so that a function can find them without looking. Paths without a last slash. */
export interface PageFiles {
  /** Pages that are the index of a folder, and have no file of their own beside it: `/docs/guides`. */
  readonly indexes: readonly string[];
  /** Pages that have a file: `/docs/intro`. */
  readonly files: readonly string[];
  /** Pages that have both: `/docs/a` and `/docs/a/`. */
  readonly both: readonly string[];
  /** Those of all whose last part has a dot, and looks like a file: `/docs/v1.2`. */
  readonly dotted: readonly string[];
  /** HTML files without Markdown of the same name beside them, without their ending; `undefined` when none has it. */
  readonly withoutTwin: readonly string[] | undefined;
}

/** Sorts the pages among the files of a host's root (`docs/a.html`, `docs/guides/index.html`). */
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
