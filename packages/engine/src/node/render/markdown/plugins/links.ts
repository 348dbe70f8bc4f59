import { defineHastPlugin } from 'satteri';
import { getLinkAttributes } from '#shared/link-attributes.ts';
import { isExternalUrl, withBase } from '#shared/url.ts';
import { publishAsset } from '../assets.ts';
import type { CompileContext, PositionedNode } from '../compile-context.ts';
import { UNCHECKED } from '../link-environment.ts';

/** Resolves the links of Markdown and of components, and adds attributes to external ones. */
export function links(context: CompileContext): ReturnType<typeof defineHastPlugin> {
  const linking = ['a', ...context.env.linkComponents];
  return defineHastPlugin({
    name: 'links',
    options: { position: true },
    element: [
      {
        filter: ['a'],
        visit(node, ctx) {
          const { href } = node.properties;
          if (typeof href !== 'string') return;
          const url = toUrl(href, context.fileOf(node), context);
          // The link leads to another program, which has its own paths.
          if (href.startsWith(UNCHECKED)) ctx.setProperty(node, 'dataNoRouter', '');
          if (url !== href) ctx.setProperty(node, 'href', url);
          if (!isExternalUrl(url) || url.startsWith('mailto:')) return;
          ctx.setProperty(node, 'target', '_blank');
          ctx.setProperty(node, 'rel', ['noopener', 'noreferrer']);
          const attributes = getLinkAttributes(url, context.env.linkRules) ?? {};
          for (const [name, value] of Object.entries(attributes))
            ctx.setProperty(node, toProperty(name), value);
        },
      },
    ],
    mdxJsxFlowElement: [{ filter: linking, visit: resolveAttributes(context) }],
    mdxJsxTextElement: [{ filter: linking, visit: resolveAttributes(context) }],
  });
}

interface JsxElement extends PositionedNode {
  readonly name?: string | null;
  readonly attributes: readonly { type: string; name?: string; value?: unknown }[];
}

function resolveAttributes(context: CompileContext) {
  return (node: JsxElement, ctx: { setProperty(node: never, key: string, value: unknown): void }): void => {
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
      if (attribute.name !== 'href' && attribute.name !== 'to') continue;
      const url = toUrl(attribute.value, context.fileOf(node), context);
      ctx.setProperty(node as never, attribute.name, url);
      // Components add attributes to their links themselves.
      const attributes = node.name === 'a' ? getLinkAttributes(url, context.env.linkRules) : undefined;
      for (const [name, value] of Object.entries(attributes ?? {}))
        ctx.setProperty(node as never, name, value);
    }
  };
}

/** `dataPrivateCode` for `data-private-code`, as in the tree. */
function toProperty(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function toUrl(raw: string, file: string, context: CompileContext): string {
  const link = context.resolve(raw, file);
  if (link.kind === 'file') {
    const asset = publishAsset(link.file, raw, context);
    const url = asset === undefined ? raw : withBase(context.env.baseUrl, asset.path) + link.suffix;
    context.links.set(url, raw);
    return url;
  }
  if (link.kind === 'anchor' && isElsewhere(link.url, context)) {
    return withBase(context.env.baseUrl, context.route) + link.url;
  }
  if (link.kind === 'missing-markdown') {
    context.problems.push({
      kind: 'markdown-link',
      message: `link \`${raw}\` names a file that does not exist`,
      raw,
    });
  }
  context.links.set(link.url, raw);
  return link.url;
}

/** In an included text, anchors refer to its own page; only permalinks of headings stay local. */
function isElsewhere(anchor: string, { idPrefix }: CompileContext): boolean {
  return idPrefix !== undefined && !anchor.startsWith(`#${idPrefix}`);
}
