import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createCorpus } from './create-corpus.ts';
import { createPlainCorpus, mapLinks, toPlainMarkdown } from './plain-corpus.ts';

const pages = createPlainCorpus(200);
const fences = (text: string) => text.match(/^```[\s\S]*?^```$/gm) ?? [];
/** The words that a reader sees, without markup and engine-only syntax. */
const words = (text: string) =>
  text
    .replace(/^```[\s\S]*?^```$/gm, '')
    .replace(/<TabItem .*label="(.*)">|<\/?Tab.*>/g, '$1')
    .replace(/^:::\w*/gm, '')
    .replace(/\.mdx?\b/g, '')
    .match(/[\w-]+/g);

describe('the corpus as plain Markdown', () => {
  test('has the words and the samples of the corpus', () => {
    createCorpus(200).forEach(({ text }, index) => {
      expect(fences(pages[index]?.text ?? '')).toEqual(fences(text));
      expect(words(pages[index]?.text ?? '')).toEqual(words(text));
    });
  });

  test('has nothing outside of code that only some engines understand', () => {
    for (const { file, text } of pages) {
      expect(path.extname(file)).toBe('.md');
      const prose = text.replace(/^```[\s\S]*?^```$/gm, '');
      expect(prose).not.toMatch(/^:::|<\/?Tab|\.mdx/m);
    }
  });

  test('has links to its own files', () => {
    const files = new Set(pages.map(({ file }) => file));
    for (const { file, text } of pages)
      mapLinks(text, (to) => {
        expect(files).toContain(path.posix.join(path.posix.dirname(file), to));
        return to;
      });
  });
});

test('an admonition is a quotation, tabs are their labels and panels', () => {
  const text = [
    ':::tip[Mind it]',
    '',
    'See [it](./a.mdx#b).',
    '',
    ':::',
    '',
    '<Tabs groupId="os">',
    '<TabItem value="linux" label="Linux">',
    '',
    '```bash',
    ':::',
    '```',
    '',
    '</TabItem>',
    '</Tabs>',
  ].join('\n');
  expect(toPlainMarkdown(text)).toBe(
    '> **Mind it**\n>\n> See [it](./a.md#b).\n>\n\n**Linux**\n\n```bash\n:::\n```\n\n',
  );
});

test('links are changed outside of code only', () => {
  const text = '[a](./a.md#x)\n\n```md\n[a](./a.md)\n```\n\n[b](../b.md)';
  expect(mapLinks(text, (file, anchor) => file.replace('.md', '') + anchor)).toBe(
    '[a](./a#x)\n\n```md\n[a](./a.md)\n```\n\n[b](../b)',
  );
});
