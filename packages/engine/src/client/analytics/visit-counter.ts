/** A displayed page. */
export interface Visit {
  readonly url: string;
  readonly title: string;
  /** URL of the previous page, or the empty string. */
  readonly referrer: string;
}

/** Counts every displayed page; displaying the same page twice in a row is one visit. */
export function createVisitCounter(
  send: (visit: Visit) => void,
): (page: { readonly url: string; readonly title: string; readonly referrer?: string }) => void {
  let last = '';
  return ({ url, title, referrer = last }) => {
    const page = url.replace(/#.*$/, '').replace(/\/index\.html(?=$|\?)/, '/');
    if (page === last) return;
    last = page;
    send({ url: page, title, referrer });
  };
}
