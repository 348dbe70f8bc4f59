import { links } from '@gruntwork-docs/engine/markdown';
import type { CompileContext } from '@gruntwork-docs/engine/source';
import { defineHastPlugin, defineMdastPlugin, type MarkdownToHtmlResult, markdownToHtml } from 'satteri';

/** Renders the Markdown of descriptions as HTML; each text of the module's source is rendered once. */
export interface TextRenderer {
  /** Renders paragraphs, lists, and code; unwraps a single paragraph. */
  inline(markdown: string): string;
  /** Renders without links, for text inside a control. */
  label(markdown: string): string;
}

/** Creates a renderer that resolves and checks links as on a page. */
export function createTextRenderer(context: CompileContext): TextRenderer {
  const inline = [links(context), onlyParagraph];
  return { inline: createRender(inline), label: createRender([...inline, noLinks]) };
}

function createRender(hastPlugins: ReturnType<typeof defineHastPlugin>[]): (markdown: string) => string {
  const known = new Map<string, string>();
  const options = { features: { gfm: true }, mdastPlugins: [plain], hastPlugins };
  return (markdown) => {
    // None of these plugins is asynchronous, so neither is the result.
    const html =
      known.get(markdown) ?? (markdownToHtml(markdown.trim(), options) as MarkdownToHtmlResult).html.trim();
    known.set(markdown, html);
    return html;
  };
}

/** Unwraps a text of one paragraph. */
const onlyParagraph = defineHastPlugin({
  name: 'only-paragraph',
  element: [
    {
      filter: ['p'],
      visit(node, ctx) {
        const parent = ctx.parent(node);
        if (parent?.type === 'root' && parent.children.filter(({ type }) => type === 'element').length === 1)
          ctx.replaceNode(node, [...node.children]);
      },
    },
  ],
});

const noLinks = defineHastPlugin({
  name: 'no-links',
  element: [{ filter: ['a'], visit: (node, ctx) => ctx.replaceNode(node, [...node.children]) }],
});

/** Treats a description as plain text: `<name>` in it is no element, and headings are text. */
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
