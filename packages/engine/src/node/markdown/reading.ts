/** What an import of a page leads to. */
export type ImportTarget =
  /** Code, by the key that the theme's bundle knows it by; `path` is absolute, or the name of a package. */
  | { readonly kind: 'module'; readonly key: string; readonly path: string }
  /** Another text, which becomes a component; a file's text; a file to be published. Site-relative. */
  | { readonly kind: 'text' | 'raw' | 'asset'; readonly file: string };

/** A code fence as it stands in a text. */
export interface Fence {
  readonly lang: string;
  /** What stands behind the language. */
  readonly meta: string;
  readonly code: string;
}

/** One of several forms of a fence, to be shown behind a tab. */
export interface FenceTab extends Fence {
  readonly value: string;
  readonly label: string;
}

/** How the texts of a site are read where they are not written as the engine expects. A part of the config that is a program. */
export interface MarkdownReading {
  /** Rewrites a text before it is parsed. Every line stays where it is. */
  prepare?(text: string): string;
  /** Finds what a page imports; `undefined` for what does not exist. Absent: components below `content`. */
  resolveImport?(name: string, from: string, siteDir: string): ImportTarget | undefined;
  /** The forms that a fence is shown in; `undefined` for one that is shown as it stands. */
  expandFence?(fence: Fence): readonly FenceTab[] | undefined;
  /** Containers beside the usual ones: the admonition to show, `unwrap` for the content alone, `drop` for nothing. */
  readonly directives?: Readonly<Record<string, string>>;
  /** Ids that are given twice, and those that begin with `_`, are left as they are written. */
  readonly keepsIds?: boolean;
}

/** Texts as the engine's own documentation describes them. */
export const PLAIN_READING: MarkdownReading = {};
