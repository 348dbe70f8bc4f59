/** A link with its text; `url` includes the base URL if it is internal. */
export interface PageLink {
  readonly label: string;
  readonly url: string;
}
