import { type ComponentType, createElement, type ReactElement, type ReactNode } from 'react';

/** A site's component from a virtual module; `undefined` for an unfilled slot. */
export type SlotOverride = ((props: never) => ReactNode) | undefined;

/**
 * Creates a component that a site can replace. The override is read during rendering, because its module can
 * import the theme's components, and so is not always evaluated before them.
 */
export function slot<Props extends object>(
  Default: ComponentType<Props>,
  getOverride: () => SlotOverride,
): (props: Props) => ReactElement {
  return (props) => createElement((getOverride() as ComponentType<Props> | undefined) ?? Default, props);
}

/** The default of a slot that the site's search fills. */
export function EmptySlot(_props: object): null {
  return null;
}
