import type { PageView } from '#shared/page-view.ts';
import type { Frontmatter } from './frontmatter.ts';
import type { TextOrigin } from './text-origin.ts';

/** A content file as it was read. */
export interface SourceFile {
  /** Path below the site folder, with forward slashes: `content/docs/intro/index.mdx`. */
  readonly file: string;
  /** With the data and the texts that it inserts. Throws a `ChangedTextError` for a file that is not what it was. */
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
  /** It inserts no data and includes no text. */
  readonly isPlain: boolean;
}

/** The same file with data and included texts in its text, and the hash of that. */
export type Expand = (source: SourceFile) => SourceFile;

/** A written page: a document or a standalone page, before rendering. */
export interface Doc {
  readonly kind: 'doc' | 'page';
  readonly source: SourceFile;
  readonly format: 'md' | 'mdx' | 'tsx';
  /** Content folder that holds the file; `content/docs` or `content/pages` when absent. */
  readonly folder?: string;
  /** Name of the released version that the document belongs to; absent: the current one, or a standalone page. */
  readonly version?: string;
  /** Locale whose page this is; absent: the default one. */
  readonly locale?: string;
  /** Locale that the text is written in, where that is not the page's own. */
  readonly textLocale?: string;
  /** Path below `content/docs` without number prefixes and extension; the last part may come from frontmatter. */
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
  /** Document whose sidebar, and place in it, this one has when no sidebar names it. */
  readonly parent?: Pick<Doc, 'id' | 'route'> | undefined;
  /** Published once for all versions and languages. */
  readonly isShared?: boolean;
  /**
   * Published once, with the last version, though it is in a sidebar: it belongs to no version of the
   * documentation.
   */
  readonly isUnversioned?: boolean;
  /** Site path of the list of its tags, below which their pages are; absent: the one of the documentation. */
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
  readonly frame?: PageFrame;
}

/** A document's own word on the links before and after it: ids of documents, `null` for no link. */
export interface Pager {
  /** Label of links to this document. */
  readonly label?: string;
  readonly previous?: string | null;
  readonly next?: string | null;
}

/** A source's content around a page's text. Plain data: it is sent to a worker. */
export interface PageFrame {
  /** Name of the source that makes it. */
  readonly source: string;
  readonly data: unknown;
  /** The part of the file's text that is left to be shown; its lines are where they are in the file. */
  readonly text: string;
  /** Ids of the frame's headings: those of the text make way for them. */
  readonly reservedIds: readonly string[];
}
