import { renderCodeLines } from '../markdown/code-block.ts';
import { parseFenceMeta } from '../markdown/fence-meta.ts';
import { prepareLanguages, takeMissingLanguages } from '../markdown/highlight.ts';
import { type Fence, type FenceRenderer, type MarkdownReading, PLAIN_READING } from '../markdown/reading.ts';
import type { DrawnCode, HighlightedCode } from '../theme/theme-modules.ts';

/** Highlights code that components have as a value. */
export interface Highlight {
  highlight(code: string, lang: string, meta?: string): HighlightedCode;
  /** The drawing that fences of the language become; `undefined` for what stays code. */
  draw(code: string, lang: string): DrawnCode | undefined;
  /** Renders, and renders again when something was needed that had to be loaded first. */
  render(run: () => string): Promise<string>;
}

/** Makes a highlighter that knows which drawings it was asked for. */
export function createHighlight({ fences = [] }: MarkdownReading = PLAIN_READING): Highlight {
  const shows = new Map<FenceRenderer, Awaited<ReturnType<FenceRenderer['load']>>>();
  const wanted = new Set<FenceRenderer>();
  return {
    highlight(code, lang, meta = '') {
      const { title, firstLineNumber, ...rest } = parseFenceMeta(meta);
      return {
        html: renderCodeLines(code, lang, { title, firstLineNumber, ...rest }),
        title,
        firstLineNumber,
      };
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
        takeMissingLanguages();
        const html = run();
        const missing = takeMissingLanguages();
        if (missing.length === 0 && wanted.size === 0) return html;
        for (const renderer of wanted) shows.set(renderer, await renderer.load());
        wanted.clear();
        await prepareLanguages(missing);
      }
    },
  };
}
