import type { PageView } from '#shared/page-view.ts';
import type { Frontmatter } from './frontmatter.ts';
import type { TextOrigin } from './text-origin.ts';

/** A content file. */
export interface SourceFile {
  /** Path below the site folder, with forward slashes: `content/docs/intro/index.mdx`. */
  readonly file: string;
  /** Text with its inserted data and included texts. Throws a `ChangedTextError` if the file has changed. */
  readonly text: string;
  /**
   * Releases the text once its page is being rendered; later accesses read the file again. Absent where that
   * is impossible.
   */
  dropText?(): void;
  readonly hash: string;
  /** Source map of the lines; absent when all are unchanged from disk. */
  readonly origin?: TextOrigin;
  /** Stat key from before reading; absent when it cannot reveal later changes. */
  readonly stamp?: string;
  /** Cached facts about an unread text; absent after reading. */
  readonly facts?: SourceSummary;
}

/** Facts about a text that don't depend on the rest of the site. */
export interface SourceSummary {
  /** Its heading (`findContentTitle`). */
  readonly heading?: string;
  /** It has no inserted data or included texts. */
  readonly isPlain: boolean;
}

/** Expands a file's text with data and included texts, and hashes the result. */
export type Expand = (source: SourceFile) => SourceFile;

/** A document or standalone page before rendering. */
export interface Doc {
  readonly kind: 'doc' | 'page';
  readonly source: SourceFile;
  readonly format: 'md' | 'mdx' | 'tsx';
  /** Content folder that holds the file; `content/docs` or `content/pages` when absent. */
  readonly folder?: string;
  /** Name of the document's released version; absent: the current one, or a standalone page. */
  readonly version?: string;
  /** Locale of the page; absent: the default one. */
  readonly locale?: string;
  /** Language of the text, if it isn't the page's. */
  readonly textLocale?: string;
  /** Path below `content/docs` without number prefixes and extension; frontmatter may set the last part. */
  readonly id: string;
  /** Site path without base URL, trailing slash policy applied. */
  readonly route: string;
  readonly folders: readonly string[];
  readonly isIndex: boolean;
  /** Order among its siblings: `sidebar_position`, else the number prefix. */
  readonly order: number | undefined;
  readonly frontmatter: Frontmatter;
  /** Plain text. */
  readonly title: string;
  readonly titleHtml: string;
  /** Shows the title above the text on the home page as well. */
  readonly keepsTitle?: boolean;
  readonly sidebarLabel: string;
  /** Document whose sidebar position this one shares if no sidebar lists it. */
  readonly parent?: Pick<Doc, 'id' | 'route'> | undefined;
  /** Published once for all versions and languages. */
  readonly isShared?: boolean;
  /**
   * Published once, with the last version, though it is in a sidebar: it belongs to no version of the
   * documentation.
   */
  readonly isUnversioned?: boolean;
  /** Site path of the list of its tags and prefix of their pages; absent: the documentation's. */
  readonly tagsBase?: string;
  /** The sidebar to show, `null` for none; absent: the one that lists the document. */
  readonly sidebar?: string | null;
  /** Frontmatter for the links to its neighbors; absent parts follow from the sidebar. */
  readonly pager?: Pager;
  /** The same page in other formats. */
  readonly formats?: NonNullable<PageView['formats']>;
  /** Search boost: 1, the default, when absent; 0 excludes the page. */
  readonly worth?: number;
  /** Content around the page's text. */
  readonly frame?: PageWrapper;
}

/** Frontmatter overrides for the previous and next links: ids of documents, `null` for no link. */
export interface Pager {
  /** Label of links to this document. */
  readonly label?: string;
  readonly previous?: string | null;
  readonly next?: string | null;
}

/** A source's content around a page's text. Plain data: it is sent to a worker. */
export interface PageWrapper {
  /** Name of the frame's source. */
  readonly source: string;
  readonly data: unknown;
  /** The remaining part of the file's text, with its original line numbers. */
  readonly text: string;
  /** Ids of the frame's headings, which headings of the text must not use. */
  readonly reservedIds: readonly string[];
}
