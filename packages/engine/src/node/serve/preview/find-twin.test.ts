import { expect, test } from 'vitest';
import { prefersMarkdown } from './find-twin.ts';

test('Markdown is sent to those who name it and do not want HTML more', () => {
  expect(
    ['text/markdown', 'text/markdown, text/html;q=0.9', 'text/html, text/markdown'].map(prefersMarkdown),
  ).toEqual([true, true, true]);
  expect(
    [undefined, '*/*', 'text/html,*/*;q=0.8', 'text/html, text/markdown;q=0.5', 'text/markdown;q=0'].map(
      prefersMarkdown,
    ),
  ).toEqual([false, false, false, false, false]);
});
