import { Slugger } from '#shared/slug.ts';
import type { Heading } from '#shared/toc.ts';
import { BuildError } from '../errors/build-error.ts';
import { createFrame, locate } from '../errors/frame.ts';
import type { LinkEnvironment } from './link-environment.ts';

/** A file that a page shows or links to, to be published under a name of its content. */
export interface AssetUse {
  /** Site-relative source file. */
  readonly file: string;
  /** Site path of the published copy. */
  readonly path: string;
}

/** Something that a build reports for a page without failing at once. */
export interface PageProblem {
  readonly kind: 'markdown-link' | 'image';
  readonly message: string;
  /** The target as the writer wrote it, to find its line. */
  readonly raw: string;
}

/** What one compile learns of its page. */
export class CompileContext {
  readonly headings: Heading[] = [];
  readonly slugger = new Slugger();
  /** Resolved URL to the link as written, for error messages. */
  readonly links = new Map<string, string>();
  readonly assets: AssetUse[] = [];
  /** Site-relative files whose content is part of the page. */
  readonly files = new Set<string>();
  readonly problems: PageProblem[] = [];
  /** The text has a level-one heading of its own. */
  hasTitle = false;

  constructor(
    readonly file: string,
    readonly route: string,
    /** The text as it is on disk. */
    readonly source: string,
    readonly env: LinkEnvironment,
    /** Begins every heading's id; `undefined` when the text is shown on its own page. */
    readonly idPrefix?: string,
  ) {}

  /** An error at an offset of the source. */
  error(message: string, offset: number | undefined, hint: string): BuildError {
    if (offset === undefined) return new BuildError(message, { file: this.file, hint });
    const { line, column } = locate(this.source, offset);
    return new BuildError(message, {
      file: this.file,
      line,
      column,
      frame: createFrame(this.source, line, column),
      hint,
    });
  }
}
