import type { DrawnCode, HighlightedCode } from '#components/theme-contract.ts';
import { renderCodeLines } from './markdown/code-block.ts';
import { parseFenceMeta } from './markdown/fence-meta.ts';
import type { Highlighter } from './markdown/highlighter.ts';
import {
  DEFAULT_MARKDOWN,
  type Fence,
  type FenceRenderer,
  type MarkdownOptions,
} from './markdown/markdown-options.ts';

/** Highlights code that components of a page have as a value. */
export interface Highlight {
  highlight(code: string, lang: string, meta?: string): HighlightedCode;
  /** Renders code as a drawing, for languages whose fences become drawings; `undefined` for others. */
  draw(code: string, lang: string): DrawnCode | undefined;
  /** Renders, and renders again after loading missing dependencies. */
  render<T>(run: () => T): Promise<T>;
}

/** Creates the highlighter of one page, which tracks the page's drawings. */
export function createHighlight(
  highlighter: Highlighter,
  { fences = [] }: MarkdownOptions = DEFAULT_MARKDOWN,
): Highlight {
  const shows = new Map<FenceRenderer, Awaited<ReturnType<FenceRenderer['load']>>>();
  const wanted = new Set<FenceRenderer>();
  return {
    highlight(code, lang, meta = '') {
      const fence = parseFenceMeta(meta);
      const { title, firstLineNumber } = fence;
      return { html: renderCodeLines(code, lang, { meta: fence, highlighter }), title, firstLineNumber };
    },
    draw(code, lang) {
      const renderer = fences.find(({ languages }) => languages.includes(lang));
      if (renderer === undefined) return undefined;
      const show = shows.get(renderer);
      if (show === undefined) wanted.add(renderer);
      const shown = show?.({ lang, meta: '', code } satisfies Fence);
      return shown?.kind === 'drawing' ? shown : undefined;
    },
    async render(run) {
      for (;;) {
        const rendered = await highlighter.run(run);
        if (wanted.size === 0) return rendered;
        for (const renderer of wanted) shows.set(renderer, await renderer.load());
        wanted.clear();
      }
    },
  };
}
