/** A link with its text; `url` carries the base URL when it is internal. */
export interface PageLink {
  readonly label: string;
  readonly url: string;
}
