import { createElement, type FunctionComponent } from 'react';
import { createCodeBlockProps, type HighlightCode } from './markdown/code-block.ts';
import type { Fence } from './markdown/markdown-options.ts';
import { RESERVED } from './markdown/reserved-names.ts';

type Components = Readonly<Record<string, unknown>>;

/** Adds the theme's components under the names that compiled texts use for built-in elements. */
export function reserveComponents(components: Components, highlighter: HighlightCode): Components {
  const CodeBlock = components.CodeBlock as FunctionComponent<Readonly<Record<string, string>>>;
  return {
    ...components,
    [RESERVED.codeBlock]: (fence: Fence) =>
      createElement(CodeBlock, createCodeBlockProps(fence, highlighter)),
    [RESERVED.admonition]: components.Admonition,
    [RESERVED.tabs]: components.Tabs,
    [RESERVED.tabItem]: components.TabItem,
    [RESERVED.drawing]: components.Diagram,
  };
}
