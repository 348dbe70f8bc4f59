import { defineHastPlugin } from 'satteri';
import { readInlineFile, resolveImage } from '../assets.ts';
import type { CompileContext } from '../compile-context.ts';

/**
 * Publishes images, gives them their size so that nothing shifts, and makes one that stands alone a figure with the
 * alternative text (or the title) as caption. A `Diagram` gets the text of its SVG file.
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
                // A reader that hears the alternative text need not hear it again.
                properties: caption === properties.alt ? { ariaHidden: 'true' } : {},
                children: [{ type: 'text', value: caption }],
              },
            ],
          });
        },
      },
    ],
    mdxJsxFlowElement: [
      {
        filter: ['Diagram', 'img'],
        visit(node, ctx) {
          const source = node.attributes.find((attribute) => 'name' in attribute && attribute.name === 'src');
          if (typeof source?.value !== 'string') return;
          if (node.name === 'img') {
            const image = resolveImage(source.value, context.fileOf(node), context);
            ctx.setProperty(node, 'src', image.url);
            return;
          }
          const svg = readInlineFile(source.value, context.fileOf(node), context);
          if (svg !== undefined) ctx.setProperty(node, 'svg', svg.replace(/^<\?xml.*?\?>\s*/, '').trim());
        },
      },
    ],
  });
}
