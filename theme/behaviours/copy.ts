import { announce } from '#client/public.ts';
import { onClick } from './on-click.ts';

/** Milliseconds that a copy button says "Copied". */
const COPIED_FOR = 2000;
const LABEL = 'Copy code to clipboard';

/** Copy and wrap buttons of code blocks. */
export function startCodeButtons(): void {
  const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();
  onClick('.code-block button[data-copy]', async (button) => {
    // Line numbers and diff signs are drawn by the stylesheet: the text has the code alone.
    await writeClipboard(button.closest('.code-block')?.querySelector('pre code')?.textContent ?? '');
    clearTimeout(timers.get(button));
    button.dataset.copied = '';
    button.setAttribute('aria-label', 'Copied');
    announce('Copied');
    const reset = () => {
      delete button.dataset.copied;
      button.setAttribute('aria-label', LABEL);
    };
    timers.set(button, setTimeout(reset, COPIED_FOR));
  });
  onClick('.code-block button[data-wrap]', (button) => {
    const wrapped = button.closest('.code-block')?.toggleAttribute('data-wrapped') === true;
    button.setAttribute('aria-pressed', String(wrapped));
  });
}

async function writeClipboard(text: string): Promise<void> {
  // The clipboard API is missing on pages without HTTPS and can be forbidden by the embedding page.
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    field.className = 'sr-only';
    document.body.append(field);
    field.select();
    document.execCommand('copy');
    field.remove();
  }
}
