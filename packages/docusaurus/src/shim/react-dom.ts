import type { ReactNode } from 'react';
import * as current from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

export * from 'react-dom';

/**
 * Functions that React 19 has removed and packages for React 17 and 18 still call: `findDOMNode`, `render`,
 * `hydrate` and `unmountComponentAtNode`, based on the current API.
 */
const roots = new WeakMap<Container, Root>();
type Container = Element | DocumentFragment;

/** Renders an element in a container. `done` is called afterwards. */
export function render(element: ReactNode, container: Container, done?: () => void): null {
  const root = roots.get(container) ?? createRoot(container);
  roots.set(container, root);
  current.flushSync(() => root.render(element));
  done?.();
  return null;
}

/** Hydrates the server's HTML in a container. */
export function hydrate(element: ReactNode, container: Element, done?: () => void): null {
  roots.set(container, hydrateRoot(container, element));
  done?.();
  return null;
}

/** Unmounts the root of a container; `false` without a root. */
export function unmountComponentAtNode(container: Container): boolean {
  const root = roots.get(container);
  root?.unmount();
  return roots.delete(container);
}

/** The used fields of React's internal fiber. */
interface Fiber {
  readonly stateNode: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}

/** Returns the first DOM node of a component; `null` for none. A node is returned as it is. */
export function findDOMNode(component: unknown): Node | null {
  if (component === null || component === undefined || component instanceof Node) return component ?? null;
  const { _reactInternals: fiber } = Object(component) as { readonly _reactInternals?: Fiber };
  // Only the nodes show which of the two is mounted.
  const found = [fiber, fiber?.alternate].map((own) => findNode(own?.child ?? null));
  return found.find((node) => node?.isConnected === true) ?? found[0] ?? null;
}

function findNode(fiber: Fiber | null): Node | null {
  for (let at = fiber; at !== null; at = at.sibling) {
    const node = at.stateNode instanceof Node ? at.stateNode : findNode(at.child);
    if (node !== null) return node;
  }
  return null;
}

export default { ...current, render, hydrate, unmountComponentAtNode, findDOMNode };
