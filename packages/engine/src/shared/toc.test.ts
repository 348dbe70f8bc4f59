import { describe, expect, it } from 'vitest';
import { Slugger, slugify } from './slug.ts';
import { createToc } from './toc.ts';

const heading = (id: string, level: number) => ({ id, level, html: id });

describe('createToc', () => {
  it('nests headings below the nearest higher one and leaves out other levels', () => {
    const toc = createToc(
      [heading('a', 2), heading('b', 3), heading('c', 4), heading('d', 3), heading('e', 2)],
      2,
      3,
    );
    expect(toc.map((entry) => [entry.id, entry.children.map((child) => child.id)])).toEqual([
      ['a', ['b', 'd']],
      ['e', []],
    ]);
  });

  it('keeps a deep heading that comes before any higher one', () => {
    expect(createToc([heading('deep', 3), heading('top', 2)], 2, 3).map((entry) => entry.id)).toEqual([
      'deep',
      'top',
    ]);
  });
});

describe('slugs', () => {
  it('are made as GitHub makes them', () => {
    expect(slugify('What is a VPC?')).toBe('what-is-a-vpc');
    expect(slugify('`terraform init` & co.')).toBe('terraform-init--co');
    expect(slugify('Größe_2')).toBe('größe_2');
  });

  it('are unique on a page, hand-written ids included', () => {
    const slugger = new Slugger();
    expect(slugger.claim('name-1')).toBe(true);
    expect([slugger.slug('Name'), slugger.slug('Name'), slugger.slug('!')]).toEqual([
      'name',
      'name-2',
      'section',
    ]);
    expect(slugger.claim('name')).toBe(false);
    // Ids that begin with `_` belong to the theme.
    expect(slugger.slug('__init__')).toBe('init__');
  });
});
