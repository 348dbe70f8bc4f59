import { defineHastPlugin, type HastNode } from 'satteri';
import { renderCodeLines } from '../code-block.ts';
import { parseFenceMeta } from '../fence-meta.ts';

/** Longer inline code gets places where a line may break. */
const LONG_INLINE_CODE = 20;

/** Highlights fences, as a `CodeBlock` of the theme, and lets long identifiers break at `_`, `-`, `.`, `/` and `:`. */
export const code = defineHastPlugin({
  name: 'code',
  element: [
    {
      filter: ['pre'],
      visit(node, ctx) {
        const [inner] = node.children;
        if (inner?.type !== 'element' || inner.tagName !== 'code') return;
        const data: { lang?: unknown; meta?: unknown } = inner.data ?? {};
        const lang = typeof data.lang === 'string' ? data.lang.toLowerCase() : 'text';
        const meta = parseFenceMeta(typeof data.meta === 'string' ? data.meta : '');
        const text = ctx.textContent(inner).replace(/\n$/, '');
        const attributes: Record<string, string | undefined> = {
          lang,
          title: meta.title,
          html: renderCodeLines(text, lang, meta),
          lineNumbers: meta.firstLineNumber === undefined ? undefined : String(meta.firstLineNumber),
          expect: meta.expect ? 'true' : undefined,
          host: meta.host,
          wrap: meta.wrap ? 'true' : undefined,
        };
        ctx.replaceNode(node, {
          type: 'mdxJsxFlowElement',
          name: 'CodeBlock',
          attributes: Object.entries(attributes).flatMap(([name, value]) =>
            value === undefined ? [] : [{ type: 'mdxJsxAttribute' as const, name, value }],
          ),
          children: [],
        });
      },
    },
    {
      filter: ['code'],
      visit(node, ctx) {
        const [only] = node.children;
        if (only?.type !== 'text' || only.value.length < LONG_INLINE_CODE) return;
        const parent = ctx.parent(node);
        if (parent?.type === 'element' && parent.tagName === 'pre') return;
        const parts = only.value.split(/(?<=[_\-./:])(?=\w)/);
        if (parts.length < 2) return;
        const children = parts.flatMap((value, index): HastNode[] => {
          const text: HastNode = { type: 'text', value };
          return index === 0
            ? [text]
            : [{ type: 'element', tagName: 'wbr', properties: {}, children: [] }, text];
        });
        ctx.replaceNode(node, { ...plainCode, children } as HastNode);
      },
    },
  ],
});

const plainCode = { type: 'element' as const, tagName: 'code', properties: {} };
