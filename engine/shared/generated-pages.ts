import type { PageLink, SidebarNode, TagLink } from './page-view.ts';

/** Props of the bodies of pages that no file holds, by the name of their component in the theme. */
export interface GeneratedPages {
  /** All tags, in the order of their names. */
  readonly TagList: { readonly tags: readonly TagLink[] };
  /** One tag with its documents. */
  readonly TagPage: {
    readonly tag: string;
    readonly allTagsUrl: string;
    readonly docs: readonly (PageLink & { readonly description?: string })[];
  };
  /** A sidebar category's own page, made from its entries. */
  readonly CategoryIndex: { readonly description?: string; readonly items: readonly SidebarNode[] };
  readonly NotFound: { readonly homeUrl: string; readonly links: readonly PageLink[] };
}

export type GeneratedPageName = keyof GeneratedPages;
