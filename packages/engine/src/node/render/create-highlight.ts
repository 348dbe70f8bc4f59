import { renderCodeLines } from '../markdown/code-block.ts';
import { parseFenceMeta } from '../markdown/fence-meta.ts';
import { prepareLanguages, takeMissingLanguages } from '../markdown/highlight.ts';
import type { HighlightedCode } from '../theme/theme-modules.ts';

/** Highlights code that components have as a value. */
export interface Highlight {
  highlight(code: string, lang: string, meta?: string): HighlightedCode;
  /** Renders, and renders again when a language was needed that had to be loaded first. */
  render(run: () => string): Promise<string>;
}

/** Makes a highlighter. */
export function createHighlight(): Highlight {
  return {
    highlight(code, lang, meta = '') {
      const { title, firstLineNumber, ...rest } = parseFenceMeta(meta);
      return {
        html: renderCodeLines(code, lang, { title, firstLineNumber, ...rest }),
        title,
        firstLineNumber,
      };
    },
    async render(run) {
      for (;;) {
        takeMissingLanguages();
        const html = run();
        const missing = takeMissingLanguages();
        if (missing.length === 0) return html;
        await prepareLanguages(missing);
      }
    },
  };
}
