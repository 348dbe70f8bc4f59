import type { HastNode } from 'satteri';

/** An element of a component. */
export type Block = Extract<HastNode, { type: 'mdxJsxFlowElement' }>;

/** Code that gives the value of an attribute when the page is rendered. */
export interface Expression {
  readonly type: 'mdxJsxAttributeValueExpression';
  readonly value: string;
}

/** Makes an element of a component; attributes without a value are left out. */
export function createElement(
  name: string,
  attributes: Readonly<Record<string, string | Expression | undefined>>,
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
