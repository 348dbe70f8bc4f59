import { renderCodeLines } from '../markdown/code-block.ts';
import { parseFenceMeta } from '../markdown/fence-meta.ts';
import { prepareLanguages } from '../markdown/highlight.ts';
import type { HighlightedCode } from '../theme/theme-modules.ts';

/** Highlights code that components have as a value. */
export interface Highlight {
  highlight(code: string, lang: string, meta?: string): HighlightedCode;
  /** Renders, and renders again when a language was needed that had to be loaded first. */
  render(run: () => string): Promise<string>;
}

/** Makes a highlighter that knows which languages it was asked for. */
export function createHighlight(): Highlight {
  const known = new Set<string>();
  const missing = new Set<string>();
  return {
    highlight(code, lang, meta = '') {
      if (!known.has(lang)) missing.add(lang);
      const { title, firstLineNumber, ...rest } = parseFenceMeta(meta);
      return {
        html: renderCodeLines(code, lang, { title, firstLineNumber, ...rest }),
        title,
        firstLineNumber,
      };
    },
    async render(run) {
      const html = run();
      if (missing.size === 0) return html;
      await prepareLanguages(missing);
      for (const lang of missing) known.add(lang);
      missing.clear();
      return run();
    },
  };
}
