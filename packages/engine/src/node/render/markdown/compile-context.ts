import type { EngineMessages } from '#shared/engine-messages.ts';
import type { Severity } from '#shared/site-config.ts';
import { Slugger } from '#shared/slug.ts';
import type { Heading } from '#shared/toc.ts';
import { BuildError, type BuildErrorOptions } from '../../errors/build-error.ts';
import { locate } from '../../errors/frame.ts';
import { findLineFile, findPosition, type TextOrigin } from '../../read/content/text-origin.ts';
import type { CodeSample } from './code-sample.ts';
import { type LinkEnvironment, type ResolvedLink, resolveLink } from './link-environment.ts';
import { describeLink, type Lookup } from './lookup.ts';
import { DEFAULT_MARKDOWN, type MarkdownOptions, type PageImport } from './markdown-options.ts';
import { findPlainColumn } from './prepare-source.ts';
import { NO_RENDERERS, type TextRenderers } from './text-renderers.ts';

/** A file that a page shows or links to, published under a name with its content hash. */
export interface AssetUse {
  /** Site-relative source file. */
  readonly file: string;
  /** Site path of the published copy. */
  readonly path: string;
}

/** A problem of a page that does not fail the build immediately. */
export interface PageProblem {
  readonly kind: 'markdown-link' | 'image' | 'sample' | 'page';
  readonly message: string;
  /** The target as written, to find its line. */
  readonly raw: string;
  /** Line, if it is already known. */
  readonly line?: number | undefined;
  /** The file, if it isn't the page's. */
  readonly file?: string;
  /** Absent: the config's severity for its kind. */
  readonly severity?: Severity;
  /** Site-relative file whose absence is the only problem; it is among the page's dependencies. */
  readonly missing?: string;
}

/** A text before its preparation for the parser. Both forms have the same lines. */
export interface OriginalLines {
  /** With inserted data and texts. */
  readonly plain: string;
  /** The complete file. */
  readonly file: string;
}

/** Input of a compilation. */
export type CompileContextInput = Pick<CompileContext, 'file' | 'route' | 'source' | 'env' | 'texts'> &
  Partial<Pick<CompileContext, 'idPrefix' | 'origin' | 'reading' | 'renderers'>> & {
    readonly written: OriginalLines;
  };

/** A node of a tree with its position in the text. */
export interface PositionedNode {
  readonly position?: { readonly start: { readonly line: number } } | undefined;
}

/** Data that one compilation collects about its page. */
export class CompileContext {
  readonly headings: Heading[] = [];
  readonly slugger = new Slugger();
  /** Maps a resolved URL to the link as written, for error messages. */
  readonly links = new Map<string, string>();
  /** Every resolved link and image, by link and file. */
  readonly lookups = new Map<string, Lookup>();
  readonly assets: AssetUse[] = [];
  /** Files whose content is part of the page. */
  readonly files = new Map<string, string>();
  readonly problems: PageProblem[] = [];
  /** Code samples, in document order. */
  readonly fences: CodeSample[] = [];
  /** Formulas with their lines, from 1. */
  readonly formulas: { readonly tex: string; readonly line: number }[] = [];
  /** Imports of the page. */
  readonly imports: PageImport[] = [];
  /** Offsets of a text's headings, for elements without positions. */
  readonly headingOffsets: number[] = [];
  /** First offsets of MDX elements and components, by name. */
  readonly elements = new Map<string, number>();
  /** Elements and components of MDX in document order, with their offsets. */
  readonly uses: { readonly name: string; readonly offset: number }[] = [];
  /** Offsets of the headings, in the order of `headings`. */
  readonly headingPositions: number[] = [];
  /** The text begins with a level-one heading. */
  hasTitle = false;
  /** A later heading has level one: it is not a title. */
  hasLaterTitle = false;

  readonly file: string;
  readonly route: string;
  /** The text, prepared for the parser. */
  readonly source: string;
  readonly env: LinkEnvironment;
  /** The theme's messages in the language of the text. */
  readonly texts: EngineMessages;
  /** Prefix of heading ids; `undefined` when the text is on its own page. */
  readonly idPrefix: string | undefined;
  /** Source map of the text's lines; absent when all are from the file. */
  readonly origin: TextOrigin | undefined;
  /** Markdown options. */
  readonly reading: MarkdownOptions;
  /** Renderers for fences and formulas of this text. */
  readonly renderers: TextRenderers;
  /** The text before it was prepared. */
  readonly #written: OriginalLines;

  constructor(input: CompileContextInput) {
    this.file = input.file;
    this.route = input.route;
    this.source = input.source;
    this.env = input.env;
    this.texts = input.texts;
    this.idPrefix = input.idPrefix;
    this.origin = input.origin;
    this.reading = input.reading ?? DEFAULT_MARKDOWN;
    this.renderers = input.renderers ?? NO_RENDERERS;
    this.#written = input.written;
  }

  /** The file of a node's line: the base of its relative links. */
  fileOf(node: PositionedNode): string {
    return findLineFile(this, node.position?.start.line);
  }

  /** Resolves a link of an included file, and records the result. */
  resolve(raw: string, from: string): ResolvedLink {
    const link = resolveLink(raw, from, this.route, this.env);
    this.lookups.set(`${from} ${raw}`, [raw, from, this.route, describeLink(link)]);
    return link;
  }

  /** Position in the writer's file for a line and column of the source. */
  findPlace(line: number, column: number): BuildErrorOptions {
    const { file, origin } = this;
    const written = this.#written;
    const lineOf = (text: string): string => text.split('\n', line).at(line - 1) ?? '';
    const plain = findPlainColumn(lineOf(written.plain), lineOf(this.source), column);
    return findPosition({ file, source: written.file, origin }, line, plain);
  }

  /** An error at the first occurrence of a text in the source. */
  errorNear(message: string, near: string, hint: string): BuildError {
    const offset = this.source.indexOf(near);
    return this.error(message, offset < 0 ? undefined : offset, hint);
  }

  /** An error at an offset of the source. */
  error(message: string, offset: number | undefined, hint: string): BuildError {
    if (offset === undefined) return new BuildError(message, { file: this.file, hint });
    const { line, column } = locate(this.source, offset);
    return new BuildError(message, { ...this.findPlace(line, column), hint });
  }
}
