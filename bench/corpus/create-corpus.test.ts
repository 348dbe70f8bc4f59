import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createCorpus } from './create-corpus.ts';

const pages = createCorpus(1260);
const all = pages.map(({ text }) => text).join('\n');
const total = pages.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
const toRoute = (file: string) => file.replace(/\.mdx?$/, '').replace(/(^|\/)\d+-/g, '$1');

describe('createCorpus', () => {
  test('makes the same bytes from the same seed, and others from another', () => {
    expect(createCorpus(30, 'a')).toEqual(createCorpus(30, 'a'));
    expect(createCorpus(30, 'a')).not.toEqual(createCorpus(30, 'b'));
  });

  test('makes as many pages as asked for, each with a URL of its own', () => {
    for (const count of [1, 2, 17, 1260]) {
      const corpus = createCorpus(count);
      expect(corpus).toHaveLength(count);
      expect(new Set(corpus.map(({ file }) => toRoute(file))).size).toBe(count);
    }
  });

  test('has 12.6 MB in 1,260 pages, the largest of 300 kB and half of them below 7 kB', () => {
    const sizes = pages.map(({ text }) => Buffer.byteLength(text)).sort((a, b) => a - b);
    expect(total / 1e6).toBeCloseTo(12.6, 0);
    expect(sizes.at(-1)).toBeGreaterThan(290_000);
    expect(sizes.at(-1)).toBeLessThan(310_000);
    expect(sizes[630]).toBeLessThan(7_000);
  });

  test('is between a third and a half code, in all five languages', () => {
    const fences = [...all.matchAll(/```(\w+).*\n([\s\S]*?)\n```/g)];
    const code = fences.reduce((sum, [, , text = '']) => sum + Buffer.byteLength(text), 0);
    expect(code / total).toBeGreaterThan(0.33);
    expect(code / total).toBeLessThan(0.5);
    expect(new Set(fences.map(([, language]) => language))).toEqual(
      new Set(['hcl', 'bash', 'json', 'yaml', 'go']),
    );
  });

  test('has no two code samples of some length that are the same', () => {
    const samples = [...all.matchAll(/```\w+.*\n([\s\S]*?)\n```/g)].map(([, text = '']) => text);
    const long = samples.filter((text) => text.length > 300);
    expect(long.length).toBeGreaterThan(1000);
    expect(new Set(long).size).toBe(long.length);
  });

  test.each([
    ['tables', /^\| --- \|/m],
    ['bulleted lists', /^- /m],
    ['numbered lists', /^1\. /m],
    ['nested lists', /^ {3}- /m],
    ['admonitions', /^:::warning\[.+\]$/m],
    ['tabs', /^<Tabs groupId="\w+">\n<TabItem value="\w+" label="\w+">$/m],
    ['titles of code', /^```hcl title="[^"]+"/m],
    ['sections in sections', /^### /m],
  ])('has %s', (_, pattern) => {
    expect(all).toMatch(pattern);
  });

  test('has an index in every folder, and a number before every other name', () => {
    const folders = new Set(pages.map(({ file }) => path.posix.dirname(file)));
    const files = new Set(pages.map(({ file }) => file));
    for (const folder of folders) expect(files).toContain(`${folder}/index.mdx`);
    for (const file of files) {
      for (const part of file.split('/')) expect(part).toMatch(/^(\d\d-[a-z-]+(\.mdx?)?|index\.mdx)$/);
    }
  });

  test('writes MDX in MDX files only', () => {
    const plain = pages.filter(({ file }) => file.endsWith('.md'));
    expect(plain.length).toBeGreaterThan(50);
    for (const { text } of plain) expect(text).not.toContain('<Tabs');
  });
});
