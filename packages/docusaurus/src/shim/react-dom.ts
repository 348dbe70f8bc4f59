import type { ReactNode } from 'react';
import * as current from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

export * from 'react-dom';

/**
 * What React 19 has taken out and packages of React 17 and 18 still call: `findDOMNode`, `render`, `hydrate` and
 * `unmountComponentAtNode`, made of what it has now.
 */
const roots = new WeakMap<Container, Root>();
type Container = Element | DocumentFragment;

/** Shows an element in a container. `done` is called once it is there. */
export function render(element: ReactNode, container: Container, done?: () => void): null {
  const root = roots.get(container) ?? createRoot(container);
  roots.set(container, root);
  current.flushSync(() => root.render(element));
  done?.();
  return null;
}

/** Takes over what the server has rendered into a container. */
export function hydrate(element: ReactNode, container: Element, done?: () => void): null {
  roots.set(container, hydrateRoot(container, element));
  done?.();
  return null;
}

/** Ends what `render` shows in a container; `false` where it shows nothing. */
export function unmountComponentAtNode(container: Container): boolean {
  const root = roots.get(container);
  root?.unmount();
  return roots.delete(container);
}

/** A part of React's own tree, as far as this looks into it. */
interface Fiber {
  readonly stateNode: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}

/** The first node that a component shows; `null` for none. A node is its own. */
export function findDOMNode(component: unknown): Node | null {
  if (component === null || component === undefined || component instanceof Node) return component ?? null;
  const { _reactInternals: fiber } = Object(component) as { readonly _reactInternals?: Fiber };
  // Which of the two is shown is only known of their nodes.
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
