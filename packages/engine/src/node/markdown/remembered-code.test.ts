import { expect, test, vi } from 'vitest';
import { createCodeMemory } from './code-memory.ts';

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

/** Compiles a text in a program that has just started, with what is kept of the page. */
async function compileAfresh(source: string, kept?: string) {
  vi.resetModules();
  const { setCodeMemory } = await import('./highlight.ts');
  const { compilePage, render } = await import('./fixtures/compile-page.tsx');
  created.mockClear();
  const memory = createCodeMemory(kept, 'colors');
  setCodeMemory(memory);
  const html = render(await compilePage(source));
  return { html, kept: memory.describe() ?? kept, highlighters: created.mock.calls.length };
}

test('an edit of words loads no grammar', async () => {
  const first = await compileAfresh(PAGE);
  expect(first.html).toContain('<c-');
  expect(first.highlighters).toBe(1);
  const edited = await compileAfresh(PAGE.replace('Words', 'Others'), first.kept);
  expect(edited).toEqual({ ...first, html: first.html.replace('Words', 'Others'), highlighters: 0 });
});

test('an edit of code loads its grammar, and colors all of the page as a program that knows nothing', async () => {
  const { kept } = await compileAfresh(PAGE);
  for (const more of ['\n```hcl\nd = "e"\n```\n', '\n```js\nlet f = "g"\n```\n', '\n```nobody\nh\n```\n']) {
    const edited = await compileAfresh(PAGE + more, kept);
    const fresh = await compileAfresh(PAGE + more);
    expect(edited.html).toBe(fresh.html);
    expect(edited.kept).toBe(fresh.kept);
  }
});

test('a sample of Markdown has the colors of the languages in it, whatever was shown before it', async () => {
  vi.resetModules();
  const { compilePage, render } = await import('./fixtures/compile-page.tsx');
  const fences = '~~~md\n# Title\n\n```bash\necho "a" # b\n```\n~~~\n';
  expect(render(await compilePage(fences))).toMatch(/>"a" ?<\/c-/);
  const head = '~~~md\n---\na: "b" # c\n---\n\nText.\n~~~\n';
  const first = render(await compilePage(head));
  await compilePage('```yaml\na: "b" # c\n```\n');
  expect(render(await compilePage(head))).toBe(first);
});
