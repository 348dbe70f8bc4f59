import type { TransformedText, TreeTransforms } from './trees/text-tree.ts';

/** Target of a page's import. */
export type ImportTarget =
  /** Code, by its key in the theme's bundle; `path` is absolute, or the name of a package. */
  | { readonly kind: 'module'; readonly key: string; readonly path: string }
  /** Another text, which becomes a component; a file's text; a file to publish. Site-relative. */
  | { readonly kind: 'text' | 'raw' | 'asset'; readonly file: string };

/** An import of a page. */
export interface PageImport {
  /** Local name. */
  readonly local: string;
  /** The imported export: a name, `default`, or `*` for all of it. */
  readonly exported: string;
  readonly target: ImportTarget;
}

/** A code fence in a text. */
export interface Fence {
  readonly lang: string;
  /** The info string after the language. */
  readonly meta: string;
  readonly code: string;
}

/** One of several variants of a fence, or of fences, as a tab. */
export interface FenceTab {
  readonly value: string;
  readonly label: string;
  readonly fences: readonly Fence[];
}

/** Tabs that replace a fence. */
export interface FenceTabs {
  readonly tabs: readonly FenceTab[];
  /** Tabs of one group change together; absent: those with the same values. */
  readonly groupId?: string;
  /** Number of following fences among the tabs. */
  readonly taken?: number;
}

/** Replacement of a fence's code, or the reason why the code stays. */
export type RenderedFence =
  /** A drawing, with all of its content as text. */
  | { readonly kind: 'drawing'; readonly svg: string; readonly alt: string }
  | { readonly kind: 'html'; readonly html: string }
  /** `line` is relative to the code. A `limit` is not the writer's mistake: it is always a warning. */
  | {
      readonly kind: 'fault' | 'limit';
      readonly message: string;
      readonly line?: number | undefined;
    };

/** Renders fences of some languages other than as code. */
export interface FenceRenderer {
  readonly languages: readonly string[];
  /** Called for the first text with such a fence in a thread. */
  load(): Promise<(fence: Fence) => RenderedFence>;
}

/** A formula in TeX, inline or as a block. */
export interface Formula {
  readonly tex: string;
  readonly isBlock: boolean;
}

/** Shows formulas. */
export interface FormulaRenderer {
  /** Called for the first text with a formula in a thread. */
  load(): Promise<(formula: Formula) => RenderedFence>;
}

/** Support for Markdown dialects other than the engine's. This part of the config is a program. */
export interface MarkdownOptions {
  /** Rewrites a text before it is parsed. Line numbers must stay the same. */
  prepare?(text: string): string;
  /** Plugins that transform a text's trees; `undefined` for none. */
  transformTrees?(text: TransformedText): TreeTransforms | undefined;
  /** Resolves an import of a page; `undefined` if it does not exist. Absent: components below `content`. */
  resolveImport?(name: string, from: string, siteDir: string): ImportTarget | undefined;
  /**
   * The variants of a fence as tabs; `undefined` for a plain fence. `following` are the fences directly after
   * it, the first of which may become tabs too.
   */
  expandFence?(fence: Fence, following: readonly Fence[]): FenceTabs | undefined;
  /** Renderers for fences that aren't shown as code: `[mermaid]` of `@gruntwork-docs/theme`. */
  readonly fences?: readonly FenceRenderer[];
  /** `$…$`, `$$…$$` and fences named `math` are formulas: `math` of `@gruntwork-docs/theme`. Absent: they are text. */
  readonly formulas?: FormulaRenderer;
  /**
   * Containers besides the standard ones: the admonition to show, `unwrap` for the content alone, `drop` for
   * nothing.
   */
  readonly directives?: Readonly<Record<string, string>>;
  /** Paths that begin with the base URL are complete: it is not added again. */
  readonly pathsHoldBase?: boolean;
  /** Leaves duplicate ids, and those that begin with `_`, as they are written. */
  readonly keepsIds?: boolean;
  /**
   * Heading ids follow GitHub's rules for all headings of a text: the title at its beginning reserves one as
   * well, and a space at an end, next to a component, becomes a hyphen.
   */
  readonly idsOfGitHub?: boolean;
}

/** The documented syntax. */
export const DEFAULT_MARKDOWN: MarkdownOptions = {};
