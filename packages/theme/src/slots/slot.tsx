import { type ComponentType, createElement, type ReactElement, type ReactNode } from 'react';

/** A component of a site, as a virtual module gives it; `undefined` for a slot that nothing fills. */
export type SlotOverride = ((props: never) => ReactNode) | undefined;

/**
 * Makes a component that a site can replace. The override is read when the component renders: its module may import the
 * theme's components, and so is not always evaluated before theirs.
 */
export function slot<Props extends object>(
  Default: ComponentType<Props>,
  getOverride: () => SlotOverride,
): (props: Props) => ReactElement {
  return (props) => createElement((getOverride() as ComponentType<Props> | undefined) ?? Default, props);
}

/** The default of a slot that the theme leaves to the search of the site. */
export function EmptySlot(_props: object): null {
  return null;
}
