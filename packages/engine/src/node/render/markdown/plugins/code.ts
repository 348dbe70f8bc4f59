import { defineHastPlugin, type HastNode, type HastVisitorContext } from 'satteri';
import type { CompileContext } from '../compile-context.ts';
import type { Fence, FenceTabs } from '../markdown-options.ts';
import { RESERVED } from '../reserved-names.ts';
import { type Block, createElement } from './create-element.ts';
import { listClasses, listFollowing, readFence } from './fences.ts';
import { showFence, showFormula } from './show-fence.ts';

/** Longer inline code gets line break opportunities. */
const LONG_INLINE_CODE = 20;

/**
 * Turns fences into code blocks, tabs or drawings, and allows line breaks in long identifiers at `_`, `-`,
 * `.`, `/` and `:`.
 */
export function code(context: CompileContext): ReturnType<typeof defineHastPlugin> {
  const { reading } = context;
  /** Number of the next fences that are in the tabs of the last one: they are visited next. */
  let taken = 0;
  return defineHastPlugin({
    name: 'code',
    element: [
      {
        filter: ['pre'],
        visit(node, ctx) {
          if (taken > 0) {
            taken--;
            return ctx.removeNode(node);
          }
          const fence = readFence(node, ctx);
          if (fence === undefined) return;
          const tabs = reading.expandFence?.(fence, listFollowing(node, ctx));
          taken = tabs?.taken ?? 0;
          const shown = tabs === undefined ? showFence(fence, context) : createTabs(tabs);
          ctx.replaceNode(node, shown ?? createBlock(fence));
        },
      },
      {
        filter: ['code'],
        visit(node, ctx) {
          if (isFormula(node)) {
            const [only] = node.children;
            if (only?.type !== 'text') return;
            const shown = showFormula({ tex: only.value, isBlock: false }, context);
            ctx.replaceNode(node, (shown ?? { type: 'text', value: `$${only.value}$` }) as HastNode);
          } else if (!hasLanguage(node)) breakLines(node, ctx);
        },
      },
    ],
  });
}

/**
 * Adds line break opportunities to long inline code. Most code is short and skipped without creating objects,
 * since its text is in native memory.
 */
function breakLines(node: Element, ctx: HastVisitorContext): void {
  const code = ctx.textContent(node);
  if (code.length < LONG_INLINE_CODE || !BREAK.test(code)) return;
  if (node.children.length !== 1 || node.children[0]?.type !== 'text') return;
  if (isInPre(node, ctx)) return;
  const children = code.split(BREAK).flatMap((value, index): HastNode[] => {
    const text: HastNode = { type: 'text', value };
    return index === 0 ? [text] : [{ type: 'element', tagName: 'wbr', properties: {}, children: [] }, text];
  });
  ctx.replaceNode(node, { ...plainCode, children } as HastNode);
}

/** Positions of possible line breaks. */
const BREAK = /(?<=[_\-./:])(?=\w)/;

/** True for the code of a fence with a language. */
function hasLanguage({ data }: Element): boolean {
  const { lang }: { lang?: unknown } = data ?? {};
  return typeof lang === 'string';
}

/** True for the code of a fence. */
function isInPre(node: Element, ctx: HastVisitorContext): boolean {
  const parent = ctx.parent(node);
  return parent?.type === 'element' && parent.tagName === 'pre';
}

type Element = Extract<HastNode, { type: 'element' }>;

/** True for a formula in a line of text. */
function isFormula(element: Element): boolean {
  return listClasses(element).includes('math-inline');
}

const plainCode = { type: 'element' as const, tagName: 'code', properties: {} };

/** A code block, which is highlighted during rendering. */
function createBlock({ lang, meta, code: text }: Fence): Block {
  return createElement(RESERVED.codeBlock, { lang, meta, code: text });
}

/** The variants of a fence as tabs; the reader's choice applies to all pages. */
function createTabs({ tabs, groupId }: FenceTabs): Block {
  const items = tabs.map(({ value, label, fences }) =>
    createElement(RESERVED.tabItem, { value, label }, fences.map(createBlock)),
  );
  const group = groupId ?? tabs.map(({ value }) => value).join('-');
  return createElement(RESERVED.tabs, { groupId: group }, items);
}
