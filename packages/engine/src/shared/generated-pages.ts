import type { ArchiveYear, PostEntry } from './blog-view.ts';
import type { PageLink, SidebarNode, TagLink } from './page-view.ts';

/** Props of the bodies of pages that no file holds, by the name of their component in the theme. */
export interface GeneratedPages {
  /** All tags, in the order of their names. */
  readonly TagList: { readonly tags: readonly TagLink[] };
  /** One tag with its documents. */
  readonly TagPage: {
    readonly tag: string;
    readonly description?: string;
    readonly allTagsUrl: string;
    readonly docs: readonly (PageLink & { readonly description?: string })[];
  };
  /** A sidebar category's own page, made from its entries. */
  readonly CategoryIndex: { readonly description?: string; readonly items: readonly SidebarNode[] };
  /** The page of all results of a query: its props are the search's own. */
  readonly SearchPage: Readonly<Record<string, unknown>>;
  /** One page of the blog's list, or of one tag's; the posts' texts come as rendered parts in the same order. */
  readonly BlogList: {
    readonly posts: readonly PostEntry[];
    /** Description of the posts. */
    readonly about?: string;
    /** The list of all lists like this one. */
    readonly up?: PageLink;
  };
  readonly BlogArchive: { readonly years: readonly ArchiveYear[] };
  readonly NotFound: {
    readonly homeUrl: string;
    readonly links: readonly PageLink[];
    /** Absent: the site has no search. */
    readonly searchUrl?: string;
    /** Number of files with the names of the site's pages; 0 if none are published. */
    readonly nameFiles: number;
  };
}

export type GeneratedPageName = keyof GeneratedPages;
