import type { HastNode, HastVisitorContext } from 'satteri';
import type { Fence } from '../markdown-options.ts';

type Element = Extract<HastNode, { type: 'element' }>;

/** The fences directly after an element, in order. */
export function listFollowing(node: Element, ctx: HastVisitorContext): readonly Fence[] {
  const { children } = ctx.parent(node);
  const found: Fence[] = [];
  for (let index = (ctx.indexOf(node) ?? children.length) + 1; index < children.length; index++) {
    const next = children[index];
    if (next?.type === 'text' && next.value.trim() === '') continue;
    if (next?.type !== 'element' || next.tagName !== 'pre') break;
    const fence = readFence(next, ctx);
    if (fence === undefined) break;
    found.push(fence);
  }
  return found;
}

/** Language, info string and code of a fence; `undefined` for another `<pre>`. */
export function readFence({ children: [inner] }: Element, ctx: HastVisitorContext): Fence | undefined {
  if (inner?.type !== 'element' || inner.tagName !== 'code') return undefined;
  const data: { lang?: unknown; meta?: unknown } = inner.data ?? {};
  const lang = (typeof data.lang === 'string' ? data.lang : findLanguage(inner))?.toLowerCase() ?? 'text';
  const meta = typeof data.meta === 'string' ? data.meta : '';
  return { lang, meta, code: ctx.textContent(inner).replace(/\n$/, '') };
}

/** In a text with raw HTML the tree is parsed from HTML again, which has the language only in a class. */
function findLanguage(element: Element): string | undefined {
  return listClasses(element)
    .find((name) => name.startsWith('language-'))
    ?.slice('language-'.length);
}

/** The classes of an element, in any representation. */
export function listClasses({ properties: { className } }: Element): string[] {
  return Array.isArray(className) ? className.map(String) : String(className ?? '').split(' ');
}
