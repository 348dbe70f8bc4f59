import type { HastNode } from 'satteri';

/** A component element. */
export type Block = Extract<HastNode, { type: 'mdxJsxFlowElement' }>;

/** Code that computes the value of an attribute during rendering. */
export interface Expression {
  readonly type: 'mdxJsxAttributeValueExpression';
  readonly value: string;
}

/** Creates a component element; attributes without a value are omitted. */
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
