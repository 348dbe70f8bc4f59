import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseFrontmatter } from './frontmatter.ts';
import { readSources } from './read-sources.ts';

test('a page that is no UTF-8 text is not published', async () => {
  const siteDir = await mkdtemp(path.join(tmpdir(), 'encodings-'));
  try {
    await mkdir(path.join(siteDir, 'content/docs'), { recursive: true });
    await writeFile(path.join(siteDir, 'content/docs/a.mdx'), Buffer.from('Gr\u00f6\u00dfe', 'latin1'));
    await expect(readSources(siteDir, 'content/docs', /\.mdx$/)).rejects.toMatchObject({
      message: 'the file is not UTF-8 text',
      position: { file: 'content/docs/a.mdx', line: 1 },
    });
  } finally {
    await rm(siteDir, { recursive: true });
  }
});

test('a title is a text, or what YAML takes for a number', () => {
  const parse = (title: string) => parseFrontmatter(`---\ntitle: ${title}\n---\n`, 'a.mdx').title;
  expect(parse('2024')).toBe('2024');
  expect(parse('true')).toBe('true');
  for (const title of ['', 'null', '{ a: b }', '[a]'])
    expect(() => parse(title)).toThrow('frontmatter `title`: is no text; put it in quotes');
});

test('the frame of a wrong value shows what stands in the file', () => {
  const written = '---\ntitle: [[data.name]]\nnope: [[data.name]]\n---\n';
  const text = written.replaceAll('[[data.name]]', 'Ada');
  const lines = text.split('\n').map((_, at) => ({ file: 'a.mdx', line: at + 1 }));
  const origin = { texts: new Map([['a.mdx', written]]), lines };
  expect(() => parseFrontmatter(text, 'a.mdx', origin)).toThrow(
    expect.objectContaining({ frame: expect.stringContaining('> 3 | nope: [[data.name]]') }),
  );
});
