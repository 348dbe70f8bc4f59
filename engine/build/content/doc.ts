import type { Frontmatter } from './frontmatter.ts';

/** A content file as it was read. */
export interface SourceFile {
  /** Path below the site folder, with forward slashes: `content/docs/intro/index.mdx`. */
  readonly file: string;
  readonly text: string;
  readonly hash: string;
}

/** A written page: a document or a standalone page, before rendering. */
export interface Doc {
  readonly kind: 'doc' | 'page';
  readonly source: SourceFile;
  readonly format: 'md' | 'mdx' | 'tsx';
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
  readonly sidebarLabel: string;
}
