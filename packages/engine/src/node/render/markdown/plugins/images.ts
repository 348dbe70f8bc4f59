import { defineHastPlugin } from 'satteri';
import { readDrawing, resolveImage } from '../assets.ts';
import type { CompileContext, PositionedNode } from '../compile-context.ts';

/**
 * Publishes images, sets their size to prevent layout shifts, and turns an image in its own paragraph into a
 * figure with the alternative text (or the title) as caption. A `Diagram` gets the text of its SVG file.
 */
export function images(context: CompileContext): ReturnType<typeof defineHastPlugin> {
  return defineHastPlugin({
    name: 'images',
    options: { position: true },
    element: [
      {
        filter: ['img'],
        visit(node, ctx) {
          const { src, alt, title } = node.properties;
          if (typeof src !== 'string') return;
          const image = resolveImage(src, context.fileOf(node), context);
          const properties = {
            ...node.properties,
            src: image.url,
            alt: typeof alt === 'string' ? alt : '',
            ...(image.width !== undefined && { width: image.width, height: image.height }),
            loading: 'lazy',
            decoding: 'async',
          };
          const img = { type: 'element' as const, tagName: 'img', properties, children: [] };
          const parent = ctx.parent(node);
          const caption = typeof title === 'string' ? title : properties.alt;
          if (
            parent?.type !== 'element' ||
            parent.tagName !== 'p' ||
            parent.children.length > 1 ||
            caption === ''
          ) {
            ctx.replaceNode(node, img);
            return;
          }
          ctx.replaceNode(parent, {
            type: 'element',
            tagName: 'figure',
            properties: { className: ['image'] },
            children: [
              img,
              {
                type: 'element',
                tagName: 'figcaption',
                // Screen readers should not announce the same text twice.
                properties: caption === properties.alt ? { ariaHidden: 'true' } : {},
                children: [{ type: 'text', value: caption }],
              },
            ],
          });
        },
      },
    ],
    mdxJsxFlowElement: [{ filter: ['Diagram', ...SHOWN], visit: resolveSource(context) }],
    mdxJsxTextElement: [{ filter: ['Diagram', ...SHOWN], visit: resolveSource(context) }],
  });
}

/** Elements with files in `src`. */
const SHOWN = ['img', 'video', 'audio', 'source', 'track'];

interface JsxElement extends PositionedNode {
  readonly name?: string | null;
  readonly attributes: readonly { readonly type: string; readonly name?: string; readonly value?: unknown }[];
}

function resolveSource(context: CompileContext) {
  return (node: JsxElement, ctx: { setProperty(node: never, key: string, value: unknown): void }): void => {
    const written = new Map(node.attributes.map(({ name, value }) => [name, value]));
    const src = written.get('src');
    if (typeof src !== 'string') return;
    const file = context.fileOf(node);
    const set = (key: string, value: unknown): void => ctx.setProperty(node as never, key, value);
    if (node.name === 'Diagram') {
      const svg = readDrawing(src, file, context);
      if (svg !== undefined) set('svg', svg.replace(/^<\?xml.*?\?>\s*/, '').trim());
      return;
    }
    const { url, width, height } = resolveImage(src, file, context);
    set('src', url);
    if (node.name !== 'img') return;
    const isSized = written.has('width') || written.has('height');
    if (!isSized && width !== undefined) set('width', String(width));
    if (!isSized && height !== undefined) set('height', String(height));
    if (!written.has('loading')) set('loading', 'lazy');
    if (!written.has('decoding')) set('decoding', 'async');
  };
}
