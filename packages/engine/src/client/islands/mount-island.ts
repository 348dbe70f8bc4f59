import type { ReactNode } from 'react';
import { runtimeTexts } from '#shared/runtime-texts.ts';
import { translate } from '../page/get-texts.ts';
import { createLoadError, toMessage } from './load-error.ts';

/** Milliseconds before a spinner shows; what loads faster shows none. */
const SPINNER_DELAY = 200;

/**
 * Renders what is only loaded when it is asked for, into an empty element. While it loads: nothing, after 200 ms a
 * spinner; when it cannot be loaded: the message and Retry. Resolves when the content is shown.
 */
export async function mountIsland(
  element: Element,
  name: string,
  load: () => Promise<ReactNode>,
): Promise<() => void> {
  const timer = setTimeout(() => element.replaceChildren(createSpinner()), SPINNER_DELAY);
  try {
    const [{ renderIsland }, content] = await Promise.all([import('./island-root.tsx'), load()]);
    clearTimeout(timer);
    element.replaceChildren();
    const { ready, dispose } = renderIsland(element, name, content);
    await ready;
    return dispose;
  } catch (error) {
    clearTimeout(timer);
    console.warn(`The part \`${name}\` could not be loaded.`, error);
    await new Promise<void>((resolve) => {
      element.replaceChildren(createLoadError({ message: toMessage(error), onAction: resolve }));
    });
    element.replaceChildren();
    return mountIsland(element, name, load);
  }
}

function createSpinner(): SVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const spinner = document.createElementNS(namespace, 'svg');
  const circle = document.createElementNS(namespace, 'circle');
  const attributes = {
    class: 'spinner',
    role: 'status',
    'aria-label': translate(runtimeTexts).loading,
    viewBox: '0 0 24 24',
    width: '24',
    height: '24',
  };
  for (const [key, value] of Object.entries(attributes)) spinner.setAttribute(key, value);
  for (const [key, value] of Object.entries({ cx: '12', cy: '12', r: '9' })) circle.setAttribute(key, value);
  spinner.append(circle);
  return spinner;
}
