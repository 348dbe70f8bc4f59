import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { Slugger } from '#engine/shared/slug.ts';
import { createCorpus } from './create-corpus.ts';

const pages = createCorpus(400);
const anchors = new Map(pages.map(({ file, text }) => [file, findAnchors(text)]));

function findAnchors(text: string): Set<string> {
  const slugger = new Slugger();
  const prose = text.replace(/```[\s\S]*?\n```/g, '');
  return new Set([...prose.matchAll(/^#{2,3} (.+)$/gm)].map(([, heading = '']) => slugger.slug(heading)));
}

const links = pages.flatMap(({ file, text }) =>
  [...text.matchAll(/\]\((\.[^)]+)\)/g)].map(([, link = '']) => {
    const [target = '', anchor] = link.split('#');
    return { file: path.posix.join(path.posix.dirname(file), target), anchor };
  }),
);

describe('links of the corpus', () => {
  test('are many, and half of them name a heading', () => {
    expect(links.length).toBeGreaterThan(pages.length);
    const withAnchor = links.filter(({ anchor }) => anchor !== undefined);
    expect(withAnchor.length / links.length).toBeCloseTo(0.5, 1);
  });

  test('lead to pages and headings that exist', () => {
    const broken = links.filter(({ file, anchor }) => {
      const ids = anchors.get(file);
      return ids === undefined || (anchor !== undefined && !ids.has(anchor));
    });
    expect(broken).toEqual([]);
  });
});
