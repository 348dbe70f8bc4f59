import { defineHastPlugin, type HastNode, type HastVisitorContext } from 'satteri';
import { renderCodeLines } from '../code-block.ts';
import type { CompileContext } from '../compile-context.ts';
import { parseFenceMeta } from '../fence-meta.ts';
import type { Fence, FenceTabs } from '../reading.ts';
import { CODE_HTML, RESERVED } from '../reserved-names.ts';
import { type Block, createElement } from './create-element.ts';
import { createFenceRuns, listClasses, readFence } from './fence-run.ts';
import { showFence, showFormula } from './show-fence.ts';

/** Longer inline code gets places where a line may break. */
const LONG_INLINE_CODE = 20;

export interface CodeOptions {
  /** Fences are left as text, for a component that colors them when it is rendered. */
  readonly isPlain?: boolean;
}

/** Highlights fences, as a `CodeBlock` of the theme, and lets long identifiers break at `_`, `-`, `.`, `/` and `:`. */
export function code(
  context: CompileContext,
  { isPlain = false }: CodeOptions = {},
): ReturnType<typeof defineHastPlugin> {
  const { reading } = context;
  const create = isPlain ? createPlainBlock : (fence: Fence) => createBlock(fence, context);
  const runs = createFenceRuns();
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
          if (!mayChange(node, ctx)) return;
          const [only] = node.children;
          if (only?.type !== 'text') return;
          if (isFormula(node)) {
            const shown = showFormula({ tex: only.value, isBlock: false }, context);
            ctx.replaceNode(node, (shown ?? { type: 'text', value: `$${only.value}$` }) as HastNode);
            return;
          }
          if (only.value.length < LONG_INLINE_CODE) return;
          const parent = ctx.parent(node);
          if (parent?.type === 'element' && parent.tagName === 'pre') return;
          const parts = only.value.split(BREAK);
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
}

/** Where a line may break. */
const BREAK = /(?<=[_\-./:])(?=\w)/;

/** False for most inline code, and for the code of fences, without making objects of what it holds. */
function mayChange(node: Element, ctx: HastVisitorContext): boolean {
  if (isFormula(node)) return true;
  const data: { lang?: unknown } = node.data ?? {};
  if (typeof data.lang === 'string') return false;
  const text = ctx.textContent(node);
  return text.length >= LONG_INLINE_CODE && BREAK.test(text);
}

type Element = Extract<HastNode, { type: 'element' }>;

/** True for a formula in a line of text. */
function isFormula(element: Element): boolean {
  return listClasses(element).includes('math-inline');
}

const plainCode = { type: 'element' as const, tagName: 'code', properties: {} };

/** A fence as a `CodeBlock` of the theme. */
function createBlock({ lang, meta: written, code: text }: Fence, { codeHtml }: CompileContext): Block {
  const meta = parseFenceMeta(written);
  const at = codeHtml.push(renderCodeLines(text, lang, meta)) - 1;
  return createElement(RESERVED.codeBlock, {
    lang,
    title: meta.title,
    html: { type: 'mdxJsxAttributeValueExpression', value: `props.components.${CODE_HTML}[${at}]` },
    lineNumbers: meta.firstLineNumber === undefined ? undefined : String(meta.firstLineNumber),
    expect: meta.expect ? 'true' : undefined,
    host: meta.host,
    wrap: meta.wrap ? 'true' : undefined,
  });
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
