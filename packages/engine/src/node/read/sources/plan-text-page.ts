import { applyTrailingSlash, outputFile } from '#shared/url.ts';
import { hashText } from '../../cache/hash.ts';
import type { PagePlan } from '../../plan/page/page-plan.ts';
import { createPlainView, createSidebarParts, type PlanContext } from '../../plan/page/plan-context.ts';
import { toPlainTitle, toTitleHtml } from '../content/title.ts';

export interface TextPage {
  /** Site-relative file of the text; for a generated text, its name in messages. */
  readonly file: string;
  /** Markdown, with or without frontmatter. */
  readonly text: string;
  /** Absent: derived from the file's name, by default `md`. */
  readonly format?: 'md' | 'mdx';
  /** The source generates the text: there is no file to read it from again. */
  readonly isMade?: boolean;
  /** Site path: `/decisions/use-postgres`. */
  readonly route: string;
  /** May contain inline Markdown. */
  readonly title: string;
  readonly description?: string;
  /** Name of the page's sidebar. */
  readonly sidebar?: string;
}

/** Plans a page with a Markdown body: the usual kind of page of a source. */
export function planTextPage(page: TextPage, context: PlanContext): PagePlan {
  const { file, text, title, description } = page;
  const { config } = context;
  const route = applyTrailingSlash(page.route, config.trailingSlash);
  const base = createPlainView(route, toPlainTitle(title), context);
  const { minHeadingLevel: min, maxHeadingLevel: max } = config.docs.tableOfContents;
  return {
    key: file,
    route,
    output: outputFile(route),
    body: {
      type: 'doc',
      doc: {
        source: { file, text, hash: hashText(text) },
        format: page.format ?? (file.endsWith('.mdx') ? 'mdx' : 'md'),
        isMade: page.isMade === true,
      },
    },
    view: {
      ...base,
      titleHtml: toTitleHtml(title),
      hideToc: false,
      ...(description !== undefined && { description }),
      ...createSidebarParts(base.url, page.sidebar, context),
    },
    tocLevels: { min, max },
  };
}
