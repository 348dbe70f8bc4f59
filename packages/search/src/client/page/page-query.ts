import { recordClasses } from '#shared/index-format.ts';

/** The state of the search page in its URL: `q`, and filters other than the defaults. */
export interface PageQuery {
  readonly text: string;
  readonly kind: string;
  readonly version: string;
}

/** Reads a URL; ignores filters that do not exist. */
export function readPageQuery(href: string, versions: readonly string[]): PageQuery {
  const { searchParams } = new URL(href);
  const kind = searchParams.get('kind') ?? '';
  const version = searchParams.get('version') ?? '';
  return {
    text: searchParams.get('q') ?? '',
    kind: recordClasses.some((name) => name === kind) ? kind : '',
    version: versions.includes(version) ? version : '',
  };
}

/** Writes a query into a URL, without its empty parts. */
export function writePageQuery(href: string, query: PageQuery): string {
  const url = new URL(href);
  fillPageQuery(url.searchParams, query);
  return url.href;
}

/** Writes a query into the parameters of a URL, without its empty parts. */
export function fillPageQuery(params: URLSearchParams, { text, kind, version }: PageQuery): void {
  for (const [name, value] of Object.entries({ q: text, kind, version })) {
    if (value === '') params.delete(name);
    else params.set(name, value);
  }
}
