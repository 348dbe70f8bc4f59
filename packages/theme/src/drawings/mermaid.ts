import type { Fence, FenceRenderer, RenderedFence } from '@gruntwork-docs/engine';
import { describeDrawing } from './describe-drawing.ts';
import { readMermaid } from './read-mermaid.ts';
import { themeSvg } from './theme-svg.ts';

/**
 * Renders `mermaid` code blocks at build time: flowcharts, sequences, states, classes, and entities. A
 * drawing uses the colors of the page in both modes. Unsupported drawings stay code, and are reported with
 * their line.
 */
export const mermaid: FenceRenderer = {
  languages: ['mermaid'],
  async load() {
    const { renderMermaidSVG } = await import('beautiful-mermaid');
    return ({ code }: Fence): RenderedFence => {
      const read = readMermaid(code);
      if (read.kind !== 'text') return read;
      try {
        const svg = renderMermaidSVG(read.text, { transparent: true, padding: 8 });
        return { kind: 'drawing', svg: themeSvg(svg), alt: read.description ?? describeDrawing(svg) };
      } catch (error) {
        const message = `drawing is left as code: ${error instanceof Error ? error.message : String(error)}`;
        return { kind: 'fault', message };
      }
    };
  },
};
