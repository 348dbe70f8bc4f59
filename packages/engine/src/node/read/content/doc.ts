import type { PageView } from '#shared/page-view.ts';
import type { Frontmatter } from './frontmatter.ts';
import type { TextOrigin } from './text-origin.ts';

/** A content file as it was read. */
export interface SourceFile {
  /** Path below the site folder, with forward slashes: `content/docs/intro/index.mdx`. */
  readonly file: string;
  /** With the data and the texts that it inserts. Throws a `ChangedTextError` for a file that is not what it was. */
  readonly text: string;
  /** Lets the text go, once its page is on its way to be made: whoever asks for it later reads the file again. Absent where that cannot be. */
  dropText?(): void;
  readonly hash: string;
  /** Where the lines come from; absent when all are as they are on disk. */
  readonly origin?: TextOrigin;
  /** What the file looked like before it was read; absent where that does not tell it from what it is later. */
  readonly stamp?: string;
  /** What is known of the text without reading it; absent for a text that has been read. */
  readonly facts?: SourceSummary;
}

/** What a text says about itself, whatever else the site has. */
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
  /** Its title stands above its text on the home page as well. */
  readonly keepsTitle?: boolean;
  readonly sidebarLabel: string;
  /** Document whose sidebar, and place in it, this one has when no sidebar names it. */
  readonly parent?: Pick<Doc, 'id' | 'route'> | undefined;
  /** Published once, whatever versions and languages there are of the pages beside it. */
  readonly isShared?: boolean;
  /** Belongs to no version of the documentation, though it is in a sidebar: published once, beside the last one. */
  readonly isUnversioned?: boolean;
  /** Site path of the list of its tags, below which their pages are; absent: the one of the documentation. */
  readonly tagsBase?: string;
  /** The sidebar to show, `null` for none; absent: the one that lists the document. */
  readonly sidebar?: string | null;
  /** What the document says of the links to its neighbors; absent parts follow from the sidebar. */
  readonly pager?: Pager;
  /** The same page in other formats. */
  readonly formats?: NonNullable<PageView['formats']>;
  /** How much search counts the page against others: 1, the usual, when absent; 0: it is not found. */
  readonly worth?: number;
  /** What the page shows around its text. */
  readonly frame?: PageFrame;
}

/** A document's own word on the links before and after it: ids of documents, `null` for no link. */
export interface Pager {
  /** What links to this document say. */
  readonly label?: string;
  readonly previous?: string | null;
  readonly next?: string | null;
}

/** What a source shows around a page's text. Plain data: it is sent to a worker. */
export interface PageFrame {
  /** Name of the source that makes it. */
  readonly source: string;
  readonly data: unknown;
  /** The part of the file's text that is left to be shown; its lines are where they are in the file. */
  readonly text: string;
  /** Ids of the frame's headings: those of the text make way for them. */
  readonly reservedIds: readonly string[];
}
