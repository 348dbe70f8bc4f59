import { expect, test, vi } from 'vitest';
import { restoreHighlightCache } from './highlight-cache.ts';

const created = vi.hoisted(() => vi.fn());
vi.mock(import('shiki/core'), async (load) => {
  const own = await load();
  return {
    ...own,
    createHighlighterCore: (options) => {
      created();
      return own.createHighlighterCore(options);
    },
  };
});

const PAGE = 'Words.\n\n```hcl\na = "b" # c\n```\n';

/** Compiles a text in a new process, with the highlight cache of the page. */
async function compileAfresh(source: string, stored?: string) {
  vi.resetModules();
  const { compilePage, highlighter, render } = await import('./fixtures/compile-page.tsx');
  created.mockClear();
  const cache = restoreHighlightCache(stored, 'colors');
  const html = await render(await compilePage(source), highlighter.withCache(cache));
  return { html, stored: cache.serialize() ?? stored, highlighters: created.mock.calls.length };
}

test('an edit of words loads no grammar', async () => {
  const first = await compileAfresh(PAGE);
  expect(first.html).toContain('<c-');
  expect(first.highlighters).toBe(1);
  const edited = await compileAfresh(PAGE.replace('Words', 'Others'), first.stored);
  expect(edited).toEqual({ ...first, html: first.html.replace('Words', 'Others'), highlighters: 0 });
});

test('an edit of code loads its grammar, and colors all of the page as a program that knows nothing', async () => {
  const { stored } = await compileAfresh(PAGE);
  for (const more of ['\n```hcl\nd = "e"\n```\n', '\n```js\nlet f = "g"\n```\n', '\n```nobody\nh\n```\n']) {
    const edited = await compileAfresh(PAGE + more, stored);
    const fresh = await compileAfresh(PAGE + more);
    expect(edited.html).toBe(fresh.html);
    expect(edited.stored).toBe(fresh.stored);
  }
});

test('a sample of Markdown has the colors of the languages in it, whatever was shown before it', async () => {
  vi.resetModules();
  const { compilePage, render } = await import('./fixtures/compile-page.tsx');
  const fences = '~~~md\n# Title\n\n```bash\necho "a" # b\n```\n~~~\n';
  expect(await render(await compilePage(fences))).toMatch(/>"a" ?<\/c-/);
  const head = '~~~md\n---\na: "b" # c\n---\n\nText.\n~~~\n';
  const first = await render(await compilePage(head));
  await render(await compilePage('```yaml\na: "b" # c\n```\n'));
  expect(await render(await compilePage(head))).toBe(first);
});
