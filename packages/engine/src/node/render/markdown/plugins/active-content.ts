import { defineHastPlugin, defineMdastPlugin } from 'satteri';
import { isScriptUrl } from '#shared/script-url.ts';
import {
  type ActivePart,
  describeRefusal,
  findActiveParts,
  isRefused,
  readActiveParts,
} from '../../html/active-content.ts';
import type { CompileContext } from '../compile-context.ts';

interface Placed {
  readonly position?: { readonly start: { readonly offset?: number | undefined } } | undefined;
}

interface JsxElement extends Placed {
  readonly name?: string | null;
  readonly attributes: readonly { readonly type: string; readonly name?: string; readonly value?: unknown }[];
}

/** Rejects links and raw HTML that would run in a reader's browser, with their positions. */
export function activeText(context: CompileContext): ReturnType<typeof defineMdastPlugin> {
  const checkAddress = ({ url, position }: { readonly url: string } & Placed): void => {
    if (isScriptUrl(url))
      refuse([{ kind: 'url', name: url, near: url, offset: 0 }], position?.start.offset, context);
  };
  return defineMdastPlugin({
    name: 'active-text',
    link: checkAddress,
    image: checkAddress,
    definition: checkAddress,
    options: { position: true },
    html(node) {
      refuse(readActiveParts(node.value), node.position?.start.offset, context);
      refuseComponents(node, context);
    },
  });
}

/** In Markdown a component would be plain text, which is certainly a mistake. */
function refuseComponents(node: { readonly value: string } & Placed, context: CompileContext): void {
  const name = /^<([A-Z]\w*)[\s/>]/.exec(node.value)?.[1];
  if (name === undefined) return;
  throw context.error(
    `\`<${name}>\` is MDX and would be published as text`,
    node.position?.start.offset,
    'Give the file the extension `.mdx`, or write `&lt;` in place of `<`.',
  );
}

/**
 * The same for elements of MDX, whose positions are recorded. Attributes of the site's components are not
 * checked.
 */
export function activeElements(context: CompileContext): ReturnType<typeof defineHastPlugin> {
  const visit = (node: JsxElement): void => {
    const name = node.name ?? '';
    const offset = node.position?.start.offset;
    if (offset !== undefined && !context.elements.has(name)) context.elements.set(name, offset);
    if (offset !== undefined) context.uses.push({ name, offset });
    const isElement = /^[a-z]/.test(name);
    const attributes: Record<string, string> = {};
    for (const { name: key, value } of node.attributes) {
      if (key === undefined) continue;
      const isHandler = key.toLowerCase().startsWith('on');
      if (isElement || !isHandler) attributes[key.toLowerCase()] = typeof value === 'string' ? value : '';
    }
    refuse(findActiveParts(name, attributes, 0), offset, context);
  };
  return defineHastPlugin({
    name: 'active-elements',
    options: { position: true },
    mdxJsxFlowElement: [{ filter: [], visit }],
    mdxJsxTextElement: [{ filter: [], visit }],
  });
}

function refuse(parts: readonly ActivePart[], start: number | undefined, context: CompileContext): void {
  const refused = parts.find((part) => isRefused(part, context.env.trustContributors));
  if (refused === undefined) return;
  const { message, hint } = describeRefusal(refused);
  throw context.error(message, start === undefined ? undefined : start + refused.offset, hint);
}
