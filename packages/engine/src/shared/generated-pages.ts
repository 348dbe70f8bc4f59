import type { ArchiveYear, PostEntry } from './blog-view.ts';
import type { PageLink, SidebarNode, TagLink } from './page-view.ts';

/** Props of generated page bodies, by the name of their component in the theme. */
export interface GeneratedPages {
  /** All tags, sorted by name. */
  readonly TagList: { readonly tags: readonly TagLink[] };
  /** One tag with its documents. */
  readonly TagPage: {
    readonly tag: string;
    readonly description?: string;
    readonly allTagsUrl: string;
    readonly docs: readonly (PageLink & { readonly description?: string })[];
  };
  /** A generated page of a sidebar category. */
  readonly CategoryIndex: { readonly description?: string; readonly items: readonly SidebarNode[] };
  /** The search results page: its props are up to the search. */
  readonly SearchPage: Readonly<Record<string, unknown>>;
  /** One page of the blog's list, or of one tag's; the posts' texts are rendered parts in the same order. */
  readonly BlogList: {
    readonly posts: readonly PostEntry[];
    /** Description of the posts. */
    readonly about?: string;
    /** The parent list of lists. */
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
