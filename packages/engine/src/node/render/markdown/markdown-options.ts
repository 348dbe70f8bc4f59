import type { TransformedText, TreeTransforms } from './trees/text-tree.ts';

/** What an import of a page leads to. */
export type ImportTarget =
  /** Code, by the key that the theme's bundle knows it by; `path` is absolute, or the name of a package. */
  | { readonly kind: 'module'; readonly key: string; readonly path: string }
  /** Another text, which becomes a component; a file's text; a file to be published. Site-relative. */
  | { readonly kind: 'text' | 'raw' | 'asset'; readonly file: string };

/** Something that a page imports. */
export interface PageImport {
  /** Name that the page uses. */
  readonly local: string;
  /** What the module exports: a name, `default`, or `*` for all of it. */
  readonly exported: string;
  readonly target: ImportTarget;
}

/** A code fence as it stands in a text. */
export interface Fence {
  readonly lang: string;
  /** What stands behind the language. */
  readonly meta: string;
  readonly code: string;
}

/** One of several forms of a fence, or of fences, to be shown behind a tab. */
export interface FenceTab {
  readonly value: string;
  readonly label: string;
  readonly fences: readonly Fence[];
}

/** What stands in place of a fence. */
export interface FenceTabs {
  readonly tabs: readonly FenceTab[];
  /** Tabs of one group follow the reader's choice together; absent: those with the same values. */
  readonly groupId?: string;
  /** How many of the fences behind it are among the tabs. */
  readonly taken?: number;
}

/** What stands in place of a fence's code, or why the code stays. */
export type RenderedFence =
  /** A drawing, with all that it tells in words. */
  | { readonly kind: 'drawing'; readonly svg: string; readonly alt: string }
  | { readonly kind: 'html'; readonly html: string }
  /** `line` counts from the first one of the code. A `limit` is none of the writer: it is always a warning. */
  | {
      readonly kind: 'fault' | 'limit';
      readonly message: string;
      readonly line?: number | undefined;
    };

/** Shows fences of some languages in another way than as code. */
export interface FenceRenderer {
  readonly languages: readonly string[];
  /** Called with the first text of a thread that has such a fence. */
  load(): Promise<(fence: Fence) => RenderedFence>;
}

/** A formula in TeX; a block stands on lines of its own. */
export interface Formula {
  readonly tex: string;
  readonly isBlock: boolean;
}

/** Shows formulas. */
export interface FormulaRenderer {
  /** Called with the first text of a thread that has a formula. */
  load(): Promise<(formula: Formula) => RenderedFence>;
}

/** How the texts of a site are read where they are not written as the engine expects. A part of the config that is a program. */
export interface MarkdownOptions {
  /** Rewrites a text before it is parsed. Every line stays where it is. */
  prepare?(text: string): string;
  /** Programs that change the trees of a text; `undefined` for one that stays as it is written. */
  transformTrees?(text: TransformedText): TreeTransforms | undefined;
  /** Finds what a page imports; `undefined` for what does not exist. Absent: components below `content`. */
  resolveImport?(name: string, from: string, siteDir: string): ImportTarget | undefined;
  /**
   * The forms that a fence is shown in; `undefined` for one that is shown as it stands. `following` are the fences that
   * stand directly behind it: the tabs may take the first of them in.
   */
  expandFence?(fence: Fence, following: readonly Fence[]): FenceTabs | undefined;
  /** What shows fences in another way than as code: `[mermaid]` of `@gruntwork-docs/theme`. */
  readonly fences?: readonly FenceRenderer[];
  /** `$…$`, `$$…$$` and fences named `math` are formulas: `math` of `@gruntwork-docs/theme`. Absent: they are text. */
  readonly formulas?: FormulaRenderer;
  /** Containers beside the usual ones: the admonition to show, `unwrap` for the content alone, `drop` for nothing. */
  readonly directives?: Readonly<Record<string, string>>;
  /** Paths that begin with the base URL are whole: it is not put before them. */
  readonly pathsHoldBase?: boolean;
  /** Ids that are given twice, and those that begin with `_`, are left as they are written. */
  readonly keepsIds?: boolean;
  /**
   * Ids are those that GitHub's rule gives all headings of a text: the title at its beginning takes one as well, and a space
   * at an end, where a component stands, is a hyphen.
   */
  readonly idsOfGitHub?: boolean;
}

/** Texts as the engine's own documentation describes them. */
export const DEFAULT_MARKDOWN: MarkdownOptions = {};
