import { defineMdastPlugin } from 'satteri';
import type { CompileContext } from '../compile-context.ts';
import { RESERVED } from '../reserved-names.ts';

const TYPES = new Map([
  ['note', 'note'],
  ['tip', 'tip'],
  ['info', 'info'],
  ['warning', 'warning'],
  ['caution', 'caution'],
  ['danger', 'danger'],
  // Synonyms from other documentation systems.
  ['important', 'info'],
  ['secondary', 'note'],
  ['success', 'tip'],
]);

interface Positioned {
  readonly position?:
    | { readonly start: { offset?: number | undefined }; readonly end: { offset?: number | undefined } }
    | undefined;
}

/** Turns `:::note[Title]` into an `Admonition`; a colon in running text (`10:30`) is unchanged. */
export function directives(context: CompileContext): ReturnType<typeof defineMdastPlugin> {
  const restore = (node: Positioned): string =>
    context.source.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0);
  return defineMdastPlugin({
    name: 'directives',
    options: { position: true },
    containerDirective(node, ctx) {
      const own = context.reading.directives?.[node.name];
      if (own === 'drop' || own === 'unwrap') {
        const kept = node.children.filter((child) => !isLabel(child));
        if (own === 'drop' || kept.length === 0) ctx.removeNode(node);
        else
          ctx.replaceNode(node, {
            type: 'mdxJsxFlowElement',
            name: null,
            attributes: [],
            children: kept,
          } as never);
        return;
      }
      const type = own ?? TYPES.get(node.name);
      if (type === undefined) {
        const known = [...new Set(TYPES.values())].join(', ');
        throw context.error(
          `admonition \`:::${node.name}\` is not known`,
          node.position?.start.offset,
          `Use one of: ${known}.`,
        );
      }
      const [first] = node.children;
      const hasLabel = first !== undefined && isLabel(first);
      const named = typeof node.attributes?.title === 'string' ? node.attributes.title : undefined;
      const title = hasLabel ? ctx.textContent(first) : named;
      const attributes = [{ type: 'mdxJsxAttribute' as const, name: 'type', value: type }];
      if (title !== undefined)
        attributes.push({ type: 'mdxJsxAttribute' as const, name: 'title', value: title });
      ctx.replaceNode(node, {
        type: 'mdxJsxFlowElement',
        name: RESERVED.admonition,
        attributes,
        children: hasLabel ? node.children.slice(1) : node.children,
      } as never);
    },
    textDirective(node, ctx) {
      ctx.replaceNode(node, { type: 'text', value: restore(node) });
    },
    leafDirective(node, ctx) {
      ctx.replaceNode(node, { type: 'paragraph', children: [{ type: 'text', value: restore(node) }] });
    },
  });
}

/** The paragraph with the bracketed label of a container. */
function isLabel(node: { readonly type: string; readonly data?: unknown }): boolean {
  const data: { directiveLabel?: unknown } = Object(node.data);
  return node.type === 'paragraph' && data.directiveLabel === true;
}
