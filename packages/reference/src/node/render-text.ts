import type { CompileContext } from '@gruntwork-docs/engine/node/markdown/compile-context.ts';
import { links } from '@gruntwork-docs/engine/node/markdown/plugins/links.ts';
import { defineMdastPlugin, type MarkdownToHtmlResult, markdownToHtml } from 'satteri';

/** Makes HTML of the Markdown in descriptions; each text of the module's source is rendered once. */
export interface TextRenderer {
  /** Blocks: paragraphs, lists, code. */
  block(markdown: string): string;
  /** The same without the paragraph around it, where there is just one. */
  inline(markdown: string): string;
}

/** Creates a renderer whose links are resolved and checked as those of a page are. */
export function createTextRenderer(context: CompileContext): TextRenderer {
  const known = new Map<string, string>();
  const hastPlugins = [links(context)];
  const block = (markdown: string): string => {
    const options = { features: { gfm: true }, mdastPlugins: [plain], hastPlugins };
    // No plugin of these is asynchronous, so neither is the result.
    const html =
      known.get(markdown) ?? (markdownToHtml(markdown.trim(), options) as MarkdownToHtmlResult).html.trim();
    known.set(markdown, html);
    return html;
  };
  return {
    block,
    inline(markdown) {
      const html = block(markdown);
      const only = /^<p>([\s\S]*)<\/p>$/.exec(html)?.[1];
      return only === undefined || only.includes('<p>') ? html : only;
    },
  };
}

/** A description is text: `<name>` in it is no element, and a heading in it none of the page. */
const plain = defineMdastPlugin({
  name: 'plain',
  html(node, ctx) {
    ctx.replaceNode(node, { type: 'text', value: node.value });
  },
  heading(node, ctx) {
    ctx.replaceNode(node, {
      type: 'paragraph',
      children: [{ type: 'strong', children: node.children }],
    } as never);
  },
});
