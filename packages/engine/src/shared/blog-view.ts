import type { PageLink } from './page-link.ts';

/** Page kinds of a blog. */
export type BlogPageKind = 'blog-list' | 'blog-post' | 'blog-tags' | 'blog-tag' | 'blog-archive';

/** Author of a post: a person or a team. */
export interface AuthorView {
  readonly name: string;
  readonly title?: string;
  readonly url?: string;
  /** URL of a picture. */
  readonly imageUrl?: string;
}

/** Data below the title of a post. */
export interface PostView {
  /** Day of publication, ISO 8601. */
  readonly date: string;
  /** Reading time in minutes, rounded up. */
  readonly readingMinutes: number;
  readonly authors: readonly AuthorView[];
}

/** A post in a list, without its text. */
export interface PostEntry extends PostView {
  readonly titleHtml: string;
  readonly url: string;
  readonly tags: readonly PageLink[];
  /** The list contains only the excerpt. */
  readonly truncated: boolean;
}

/** A year of the archive, with its posts from new to old. */
export interface ArchiveYear {
  readonly year: string;
  readonly posts: readonly (PageLink & { readonly date: string })[];
}

/** Data that every page of a blog shows around its text. */
export interface BlogView {
  /** Heading of the newest posts. */
  readonly recentTitle: string;
  readonly recent: readonly PageLink[];
  readonly archiveUrl: string;
  /** URL of the list of all tags; absent when no post has a tag. */
  readonly tagsUrl?: string;
  /** Data of the current post. */
  readonly post?: PostView;
}

/** A feed, for `link` elements in documents. */
export interface FeedView {
  readonly type: 'application/rss+xml' | 'application/atom+xml';
  readonly title: string;
  readonly url: string;
}
