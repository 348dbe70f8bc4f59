import type { Formula, FormulaRenderer, RenderedFence } from '@gruntwork-docs/engine';

/** Converts TeX formulas to MathML at build time: browsers render it without styles, fonts, or scripts. */
export const math: FormulaRenderer = {
  async load() {
    const { default: katex } = await import('katex');
    return ({ tex, isBlock }: Formula): RenderedFence => {
      try {
        const html = katex.renderToString(tex, { output: 'mathml', displayMode: isBlock, strict: 'ignore' });
        // A long formula scrolls by itself.
        const box = `<div class="formula" tabindex="0" style="overflow-x:auto">${html}</div>`;
        return { kind: 'html', html: isBlock ? box : html };
      } catch (error) {
        const message =
          error instanceof Error ? error.message.replace(/^KaTeX parse error: /, '') : String(error);
        return { kind: 'fault', message: `formula is left as text: ${message}` };
      }
    };
  },
};
