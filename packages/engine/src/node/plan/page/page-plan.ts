import type { PageView } from '#shared/page-view.ts';
import type { Doc } from '../../read/content/doc.ts';
import type { TextOrigin } from '../../read/content/text-origin.ts';

/** Source of a page's body. */
export type BodySource =
  | { readonly type: 'doc'; readonly doc: SourceText }
  | {
      readonly type: 'component';
      readonly name: string;
      readonly props: Readonly<Record<string, unknown>>;
      /** Texts that the component gets rendered, as its prop `parts`. */
      readonly parts?: readonly BodyPart[];
    };

/** The text of a page's own file. */
export type SourceText = Pick<
  Doc,
  'source' | 'format' | 'frame' | 'isUnversioned' | 'textLocale' | 'worth'
> & {
  /** No file holds the text: a source has made it. */
  readonly isMade?: boolean;
};

/** A text of another page that this one shows. */
export interface BodyPart {
  readonly file: string;
  readonly format: 'md' | 'mdx';
  /** The text; anything omitted from its file comes after it, so that line numbers stay the same. */
  readonly source: string;
  /** The page that the text is of. */
  readonly route: string;
  /** Before the ids of its headings, which other parts may have as well. */
  readonly idPrefix: string;
  /** Source map of its lines; absent when all are from the file. */
  readonly origin?: TextOrigin;
}

/** A page before rendering: everything but its body and table of contents. */
export interface PagePlan {
  /** Identity over builds: the source file, or the route of a generated page. */
  readonly key: string;
  /** Site path without base URL. */
  readonly route: string;
  /** Path of the HTML file below the output folder. */
  readonly output: string;
  readonly body: BodySource;
  /** The view without the data that comes from the body; `toc` is empty. */
  readonly view: PageView;
  /** Heading levels of the table of contents, both included. */
  readonly tocLevels: { readonly min: number; readonly max: number };
}
