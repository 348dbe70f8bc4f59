import { announce, onNavigation, trustHtml, whenIdle } from '@gruntwork-docs/engine/client';
import { codeIconPaths } from '../../icons/code-icon-paths.ts';
import { getBehaviorMessages } from '../get-messages.ts';
import { onClick } from '../on-click.ts';
import { writeClipboard } from './write-clipboard.ts';

/** Blocks that get buttons in one task: all 67 of a page held up a slow phone for 1/8 second. */
const AT_ONCE = 8;

/** Milliseconds that a copy button shows "Copied". */
const COPIED_FOR = 2000;

/**
 * Copy and wrap buttons of code blocks. They need scripts, and were a tenth of the HTML of a page of code, so
 * they are added when the page is shown.
 */
export function startCodeButtons(): void {
  addCodeButtons();
  onNavigation('gw:navigated', () => whenIdle(addCodeButtons));
  const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();
  onClick('.code-block button[data-copy]', async (button) => {
    const block = button.closest<HTMLElement>('.code-block');
    if (!(await writeClipboard(readCode(block)))) {
      // The reader can still copy it with the keyboard.
      const code = block?.querySelector('pre code');
      if (code) getSelection()?.selectAllChildren(code);
      return;
    }
    clearTimeout(timers.get(button));
    const { copyCode, copied } = getBehaviorMessages();
    button.dataset.copied = '';
    button.setAttribute('aria-label', copied);
    announce(copied);
    const reset = () => {
      delete button.dataset.copied;
      button.setAttribute('aria-label', copyCode);
    };
    timers.set(button, setTimeout(reset, COPIED_FOR));
  });
  onClick('.code-block button[data-wrap]', (button) => {
    const wrapped = button.closest('.code-block')?.toggleAttribute('data-wrapped') === true;
    button.setAttribute('aria-pressed', String(wrapped));
  });
}

/**
 * Returns the code of a block for use: line numbers and diff signs are drawn by the stylesheet, and deleted
 * lines are omitted, unless there are no others. A patch has its signs in its text, and stays whole.
 */
function readCode(block: HTMLElement | null): string {
  const code = block?.querySelector('pre code');
  const whole = code?.textContent ?? '';
  if (!code || block?.dataset.lang === 'diff') return whole;
  const kept = code.cloneNode(true) as Element;
  for (const line of kept.querySelectorAll('.del')) line.replaceWith('\0');
  return kept.textContent.replace(/\0\n|\n?\0/g, '') || whole;
}

/**
 * Adds buttons to the blocks without them, in chunks when the browser is idle. Output of commands gets none.
 */
function addCodeButtons(): void {
  const frames = [...document.querySelectorAll('.code-frame:not(:has(> .code-actions))')].slice(0, AT_ONCE);
  if (frames.length === 0) return;
  const actions = createActions();
  for (const frame of frames) {
    const own = actions.cloneNode(true) as Element;
    const block = frame.parentElement;
    own.firstElementChild?.setAttribute('aria-pressed', String(block?.hasAttribute('data-wrapped') === true));
    if (block?.hasAttribute('data-expect') === true) own.lastElementChild?.remove();
    frame.append(own);
  }
  whenIdle(addCodeButtons);
}

function createActions(): Element {
  const texts = getBehaviorMessages();
  const actions = document.createElement('div');
  actions.className = 'code-actions';
  const create = (name: string, label: string, title: string, html: string): void => {
    const button = document.createElement('button');
    button.type = 'button';
    button.setAttribute(name, '');
    button.setAttribute('aria-label', label);
    button.title = title;
    button.innerHTML = trustHtml(html);
    actions.append(button);
  };
  create('data-wrap', texts.wrapToggle, texts.wrapToggle, renderIcon('wrap'));
  create(
    'data-copy',
    texts.copyCode,
    texts.copy,
    `${renderIcon('copy')}${renderIcon('check')}<span class="copied" aria-hidden="true"></span>`,
  );
  actions.querySelector('.copied')?.append(texts.copied);
  return actions;
}

function renderIcon(name: keyof typeof codeIconPaths): string {
  return `<svg class="icon" viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">${codeIconPaths[name]}</svg>`;
}
