import { defineHastPlugin, type HastNode, type HastVisitorContext } from 'satteri';
import { renderCodeLines } from '../code-block.ts';
import type { CompileContext } from '../compile-context.ts';
import { parseFenceMeta } from '../fence-meta.ts';
import type { Fence, FenceTabs } from '../reading.ts';
import { CODE_BLOCKS, RESERVED } from '../reserved-names.ts';
import { type Block, createElement } from './create-element.ts';
import { createFenceRuns, listClasses, readFence } from './fence-run.ts';
import { showFence, showFormula } from './show-fence.ts';

/** Longer inline code gets places where a line may break. */
const LONG_INLINE_CODE = 20;

export interface CodeOptions {
  /** Fences are left as text, for a component that colors them when it is rendered. */
  readonly isPlain?: boolean;
  /** Fences were replaced before, and the text has no formulas: what is left is code within lines. */
  readonly isInline?: boolean;
}

/** Highlights fences, as a `CodeBlock` of the theme, and lets long identifiers break at `_`, `-`, `.`, `/` and `:`. */
export function code(
  context: CompileContext,
  { isPlain = false, isInline = false }: CodeOptions = {},
): ReturnType<typeof defineHastPlugin> {
  const { reading } = context;
  const create = isPlain ? createPlainBlock : (fence: Fence) => createBlock(fence, context);
  const runs = createFenceRuns();
  if (isInline) return defineHastPlugin({ name: 'code', element: [{ filter: ['code'], visit: breakLines }] });
  return defineHastPlugin({
    name: 'code',
    element: [
      {
        filter: ['pre'],
        visit(node, ctx) {
          if (runs.isTaken(node, ctx)) return ctx.removeNode(node);
          const fence = readFence(node, ctx);
          if (fence === undefined) return;
          const tabs = reading.expandFence?.(fence, runs.following(node, ctx));
          if (tabs?.taken !== undefined) runs.take(node, tabs.taken, ctx);
          const shown = tabs === undefined ? showFence(fence, context) : createTabs(tabs, create);
          ctx.replaceNode(node, shown ?? create(fence));
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
          } else if (!hasLanguage(node)) breakLines(node, ctx, isInPre);
        },
      },
    ],
  });
}

/** Puts places where a line may break into long inline code. Most is left as it is, without objects of what it holds: its text is native code's. */
function breakLines(node: Element, ctx: HastVisitorContext, isFence?: typeof isInPre): void {
  const code = ctx.textContent(node);
  if (code.length < LONG_INLINE_CODE || !BREAK.test(code)) return;
  if (node.children.length !== 1 || node.children[0]?.type !== 'text') return;
  if (isFence?.(node, ctx) === true) return;
  const children = code.split(BREAK).flatMap((value, index): HastNode[] => {
    const text: HastNode = { type: 'text', value };
    return index === 0 ? [text] : [{ type: 'element', tagName: 'wbr', properties: {}, children: [] }, text];
  });
  ctx.replaceNode(node, { ...plainCode, children } as HastNode);
}

/** Where a line may break. */
const BREAK = /(?<=[_\-./:])(?=\w)/;

/** True for the code of a fence that names its language. */
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

/** A fence as a `CodeBlock` of the theme. */
export function createBlock({ lang, meta: written, code: text }: Fence, context: CompileContext): Block {
  const meta = parseFenceMeta(written);
  const block = {
    lang,
    ...(meta.title !== undefined && { title: meta.title }),
    html: renderCodeLines(text, lang, meta),
    ...(meta.firstLineNumber !== undefined && { lineNumbers: String(meta.firstLineNumber) }),
    ...(meta.expect && { expect: 'true' }),
    ...(meta.host !== undefined && { host: meta.host }),
    ...(meta.wrap && { wrap: 'true' }),
  };
  const at = context.codeBlocks.push(block) - 1;
  const value = `...props.components.${CODE_BLOCKS}[${at}]`;
  const attributes = [{ type: 'mdxJsxExpressionAttribute' as const, value }];
  return { type: 'mdxJsxFlowElement', name: RESERVED.codeBlock, attributes, children: [] };
}

/** A fence with its code as a value. */
function createPlainBlock({ lang, meta, code: text }: Fence): Block {
  return createElement(RESERVED.codeBlock, { language: lang, metastring: meta, code: text });
}

/** The forms of a fence as tabs; the reader's choice holds on all pages. */
function createTabs({ tabs, groupId }: FenceTabs, create: (fence: Fence) => Block): Block {
  const items = tabs.map(({ value, label, fences }) =>
    createElement(RESERVED.tabItem, { value, label }, fences.map(create)),
  );
  const group = groupId ?? tabs.map(({ value }) => value).join('-');
  return createElement(RESERVED.tabs, { groupId: group }, items);
}
