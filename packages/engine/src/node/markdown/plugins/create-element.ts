import type { HastNode } from 'satteri';

/** An element of a component. */
export type Block = Extract<HastNode, { type: 'mdxJsxFlowElement' }>;

/** Makes an element of a component; attributes without a value are left out. */
export function createElement(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  children: Block[] = [],
): Block {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).flatMap(([key, value]) =>
      value === undefined ? [] : [{ type: 'mdxJsxAttribute' as const, name: key, value }],
    ),
    children,
  } as Block;
}
