// Compiles and highlights texts. A build without changes does not load this module.

export { type HighlightCode, readMarkedLines, renderCodeLines } from './node/render/markdown/code-block.ts';
export { compileModule } from './node/render/markdown/compile-module.ts';
export { createHighlighter, type Highlighter } from './node/render/markdown/highlighter.ts';
export { links } from './node/render/markdown/plugins/links.ts';
