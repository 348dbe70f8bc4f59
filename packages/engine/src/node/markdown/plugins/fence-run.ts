import type { HastNode, HastVisitorContext } from 'satteri';
import type { Fence } from '../reading.ts';

type Element = Extract<HastNode, { type: 'element' }>;

/** A fence with its place among the children of its parent. */
interface PlacedFence {
  readonly fence: Fence;
  readonly index: number;
}

/** The fences of one text, of which some are shown together with the one in front of them. */
export interface FenceRuns {
  /** Fences with nothing between them and this one, in their order. */
  following(node: Element, ctx: HastVisitorContext): readonly Fence[];
  /** Notes that the next fences behind this one stand in its tabs. */
  take(node: Element, count: number, ctx: HastVisitorContext): void;
  isTaken(node: Element, ctx: HastVisitorContext): boolean;
}

/** Makes the notes for one text. */
export function createFenceRuns(): FenceRuns {
  const taken = new WeakMap<object, Set<number>>();
  let hasTaken = false;
  return {
    following: (node, ctx) => listFollowing(node, ctx).map(({ fence }) => fence),
    take(node, count, ctx) {
      const parent = ctx.parent(node);
      const own = taken.get(parent) ?? new Set<number>();
      taken.set(parent, own);
      hasTaken = true;
      for (const { index } of listFollowing(node, ctx).slice(0, count)) own.add(index);
    },
    isTaken(node, ctx) {
      // To ask for a place makes objects of all that is beside it.
      if (!hasTaken) return false;
      const index = ctx.indexOf(node);
      return index !== undefined && taken.get(ctx.parent(node))?.has(index) === true;
    },
  };
}

function listFollowing(node: Element, ctx: HastVisitorContext): PlacedFence[] {
  const { children } = ctx.parent(node);
  const found: PlacedFence[] = [];
  for (let index = (ctx.indexOf(node) ?? children.length) + 1; index < children.length; index++) {
    const next = children[index];
    if (next?.type === 'text' && next.value.trim() === '') continue;
    const fence = next?.type === 'element' && next.tagName === 'pre' ? readFence(next, ctx) : undefined;
    if (fence === undefined) break;
    found.push({ fence, index });
  }
  return found;
}

/** Language, further words and code of a fence; `undefined` for another `<pre>`. */
export function readFence({ children: [inner] }: Element, ctx: HastVisitorContext): Fence | undefined {
  if (inner?.type !== 'element' || inner.tagName !== 'code') return undefined;
  const data: { lang?: unknown; meta?: unknown } = inner.data ?? {};
  const lang = (typeof data.lang === 'string' ? data.lang : findLanguage(inner))?.toLowerCase() ?? 'text';
  const meta = typeof data.meta === 'string' ? data.meta : '';
  return { lang, meta, code: ctx.textContent(inner).replace(/\n$/, '') };
}

/** In a text with raw HTML the tree is read from HTML again, which has the language in a class alone. */
function findLanguage(element: Element): string | undefined {
  return listClasses(element)
    .find((name) => name.startsWith('language-'))
    ?.slice('language-'.length);
}

/** The classes of an element, however the tree has them. */
export function listClasses({ properties: { className } }: Element): string[] {
  return Array.isArray(className) ? className.map(String) : String(className ?? '').split(' ');
}
