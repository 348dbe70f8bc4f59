/** Head elements from the components of a page's body. */
export interface PageHead {
  readonly title?: string;
  readonly tags: readonly HeadTag[];
  /** Data for search engines (JSON-LD). */
  readonly data: readonly string[];
}

/** An element of a page's head. */
export interface HeadTag {
  readonly tag: 'link' | 'meta';
  readonly attributes: Readonly<Record<string, string>>;
}
