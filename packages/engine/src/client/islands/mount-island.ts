import type { ReactNode } from 'react';
import { runtimeMessages } from '#shared/runtime-messages.ts';
import { translate } from '../page/get-messages.ts';
import { createLoadError, toMessage } from './load-error.ts';

/** Milliseconds before a spinner appears; faster content shows none. */
const SPINNER_DELAY = 200;

export interface MountOptions {
  readonly name: string;
  readonly load: () => Promise<ReactNode>;
  /** Unmounts the content; the element is then free for other uses. */
  readonly signal: AbortSignal;
}

/**
 * Renders lazily loaded content into an empty element. While it loads: nothing, after 200 ms a spinner; on
 * failure: the message and Retry. Resolves when the content is displayed or the request is aborted.
 */
export async function mountIsland(element: Element, options: MountOptions): Promise<void> {
  const { name, load, signal } = options;
  const timer = setTimeout(() => {
    if (!signal.aborted) element.replaceChildren(createSpinner());
  }, SPINNER_DELAY);
  try {
    const [{ renderIsland }, content] = await Promise.all([import('./island-root.tsx'), load()]);
    clearTimeout(timer);
    if (signal.aborted) return;
    element.replaceChildren();
    const { ready, dispose } = renderIsland(element, name, content);
    signal.addEventListener('abort', dispose, { once: true });
    await ready;
  } catch (error) {
    clearTimeout(timer);
    if (signal.aborted) return;
    console.warn(`The part \`${name}\` could not be loaded.`, error);
    await new Promise<void>((resolve) => {
      element.replaceChildren(createLoadError({ message: toMessage(error), onAction: resolve }));
    });
    if (signal.aborted) return;
    element.replaceChildren();
    await mountIsland(element, options);
  }
}

function createSpinner(): SVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const spinner = document.createElementNS(namespace, 'svg');
  const circle = document.createElementNS(namespace, 'circle');
  const attributes = {
    class: 'spinner',
    role: 'status',
    'aria-label': translate(runtimeMessages).loading,
    viewBox: '0 0 24 24',
    width: '24',
    height: '24',
  };
  for (const [key, value] of Object.entries(attributes)) spinner.setAttribute(key, value);
  for (const [key, value] of Object.entries({ cx: '12', cy: '12', r: '9' })) circle.setAttribute(key, value);
  spinner.append(circle);
  return spinner;
}
