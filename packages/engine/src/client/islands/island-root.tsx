import { type ComponentType, createElement, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { trustHtml } from '../page/trusted-html.ts';
import { keepTypedText } from '../page/typed-text.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { createReports } from './island-reports.ts';

/** An island's React root. */
export interface IslandRoot {
  /** Resolves when the component, or its error message, is in the document. */
  readonly ready: Promise<void>;
  dispose(): void;
}

/** Hydrates the server's HTML of one island. Throws when its module does not export the component. */
export function hydrateIsland(element: Element, name: string, component: unknown): IslandRoot {
  if (!isComponent(component))
    throw new Error(`The module of the island \`${name}\` exports no \`${name}\`.`);
  const slot = findSlot(element);
  const content = [...(slot?.childNodes ?? [])];
  const restoreText = keepTypedText(element);
  const props: object = JSON.parse(element.getAttribute('props') ?? '{}');
  const { ready, resolve } = createSignal();
  const keep = () => createStatic(copyContent(element, content));
  const root = hydrateRoot(
    element,
    <ErrorBoundary keep={keep} onReady={resolve}>
      {createElement(component, props, slot === null ? undefined : createStatic(content, slot))}
    </ErrorBoundary>,
    { identifierPrefix: element.id, ...createReports(name) },
  );
  return { ready: ready.then(restoreText), dispose: () => root.unmount() };
}

/** Renders a component that has no server HTML into an element. */
export function renderIsland(element: Element, name: string, content: ReactNode): IslandRoot {
  const { ready, resolve } = createSignal();
  const root = createRoot(element, { identifierPrefix: `${name}-`, ...createReports(name) });
  root.render(<ErrorBoundary onReady={resolve}>{content}</ErrorBoundary>);
  return { ready, dispose: () => root.unmount() };
}

function createSignal(): { readonly ready: Promise<void>; readonly resolve: () => void } {
  let resolve = () => {};
  const ready = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { ready, resolve: () => resolve() };
}

function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}

/** The slot of this island, not one of an island inside it. */
function findSlot(island: Element): Element | null {
  const slots = [...island.querySelectorAll('gw-slot')];
  return slots.find((slot) => slot.parentElement?.closest('gw-island') === island) ?? null;
}

/**
 * An element whose content React never reads. Hydration keeps the existing nodes; when React recreates the
 * element, the same nodes move into it and keep their state.
 */
function createStatic(nodes: readonly Node[], existing?: Element): ReactNode {
  return createElement('gw-slot', {
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: trustHtml('') },
    ref: (element: Element | null) => {
      if (element !== null && element !== existing) element.append(...nodes);
    },
  });
}

/** The island's current HTML, with the original nodes of its slot. */
function copyContent(island: Element, content: readonly Node[]): Node[] {
  const copy = document.createElement('gw-island');
  copy.append(...[...island.childNodes].map((node) => node.cloneNode(true)));
  findSlot(copy)?.replaceChildren(...content);
  return [...copy.childNodes];
}
