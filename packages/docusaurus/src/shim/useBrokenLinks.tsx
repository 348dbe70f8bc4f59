interface BrokenLinks {
  collectLink(link: string): void;
  collectAnchor(anchor: string): void;
}

const nothing: BrokenLinks = { collectLink: () => undefined, collectAnchor: () => undefined };

/** Links and ids are found in the rendered pages: nothing needs to be collected. */
export default function useBrokenLinks(): BrokenLinks {
  return nothing;
}
