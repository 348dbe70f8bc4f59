import { announce } from '@gruntwork-docs/engine/client/public.ts';
import { onClick } from './on-click.ts';
import { writeClipboard } from './write-clipboard.ts';

/** Milliseconds that a copy button says "Copied". */
const COPIED_FOR = 2000;

/** Copy and wrap buttons of code blocks. */
export function startCodeButtons(): void {
  const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();
  onClick('.code-block button[data-copy]', async (button) => {
    // Line numbers and diff signs are drawn by the stylesheet: the text has the code alone.
    await writeClipboard(button.closest('.code-block')?.querySelector('pre code')?.textContent ?? '');
    clearTimeout(timers.get(button));
    // The button brings its texts: its label is of the time before, what it says now is inside.
    button.dataset.label ??= button.getAttribute('aria-label') ?? '';
    const { label } = button.dataset;
    const copied = button.querySelector('.copied')?.textContent ?? '';
    button.dataset.copied = '';
    button.setAttribute('aria-label', copied);
    announce(copied);
    const reset = () => {
      delete button.dataset.copied;
      button.setAttribute('aria-label', label);
    };
    timers.set(button, setTimeout(reset, COPIED_FOR));
  });
  onClick('.code-block button[data-wrap]', (button) => {
    const wrapped = button.closest('.code-block')?.toggleAttribute('data-wrapped') === true;
    button.setAttribute('aria-pressed', String(wrapped));
  });
}
