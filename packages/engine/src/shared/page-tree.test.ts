import { describe, expect, it } from 'vitest';
import { createTreeIndex, findFirstUrl, flattenTree, linkNeighbors } from './page-tree.ts';
import type { SidebarNode, SidebarViewNode } from './page-view.ts';
import { createSidebarView } from './sidebar-view.ts';

const link = (label: string): SidebarNode => ({ type: 'link', label, url: `/${label}`, external: false });
const category = (label: string, items: SidebarNode[], own?: string): SidebarNode => ({
  type: 'category',
  label,
  collapsible: true,
  collapsed: true,
  items,
  ...(own !== undefined && { url: own }),
});
const external: SidebarNode = { type: 'link', label: 'Out', url: 'https://example.com', external: true };

const tree = [
  link('start'),
  category('One', [link('a'), category('Deep', [link('b')])], '/one/'),
  external,
  category('Two', [link('c'), link('d')]),
];

describe('flattenTree', () => {
  it('lists pages in reading order, categories with a page of their own before what they hold, no external links', () => {
    expect(flattenTree(tree).map((page) => page.url)).toEqual(['/start', '/one/', '/a', '/b', '/c', '/d']);
  });

  it('passes entries by that lead elsewhere, and what is no entry', () => {
    const aside: SidebarNode = { type: 'link', label: 'ref', url: '/ref', external: false, isAside: true };
    expect(
      flattenTree([link('a'), aside, { type: 'html', html: '<hr>' }, link('b')]).map(({ url }) => url),
    ).toEqual(['/a', '/b']);
  });

  it('lists a page once', () => {
    expect(flattenTree([link('a'), category('X', [link('a')])])).toHaveLength(1);
  });
});

describe('linkNeighbors', () => {
  it('gives the page before and after, whatever the depth', () => {
    const neighbors = linkNeighbors(tree);
    expect(neighbors.get('/b')).toEqual({
      previous: { label: 'a', url: '/a' },
      next: { label: 'c', url: '/c' },
    });
    expect(neighbors.get('/start')).toEqual({ next: { label: 'One', url: '/one/' } });
    expect(neighbors.get('/one')?.previous?.url).toBe('/start');
  });
});

describe('findFirstUrl', () => {
  it('looks into categories and passes external links over', () => {
    expect(findFirstUrl([external, category('X', [link('deep')])])).toBe('/deep');
    expect(findFirstUrl([external])).toBeUndefined();
  });
});

describe('createTreeIndex', () => {
  it('knows the way to a page, with and without trailing slash', () => {
    const { paths, total } = createTreeIndex(tree);
    expect(paths.get('/b')?.map((node) => node.label)).toEqual(['One', 'Deep', 'b']);
    expect(paths.get('/one')?.map((node) => node.label)).toEqual(['One']);
    expect(total).toBe(9);
  });
});

describe('createSidebarView', () => {
  const big = [
    category('Here', [link('x'), link('y')]),
    ...[1, 2, 3].map((n) =>
      category(
        `C${n}`,
        Array.from({ length: 10 * n }, (_, i) => link(`c${n}-${i}`)),
      ),
    ),
  ];
  const index = createTreeIndex(big);

  it('marks the page and the way to it', () => {
    const [here, other] = createSidebarView({ name: 's', index, url: '/y' }).items;
    expect(here).toMatchObject({ onPath: true, active: false, items: [{ active: false }, { active: true }] });
    expect(other).toMatchObject({ onPath: false, key: '1' });
  });

  it('keeps everything when there is no fragment to load the rest from', () => {
    expect(
      createSidebarView({ name: 's', index, url: '/y' }).items.every(
        (item) => item.type === 'category' && item.items !== null,
      ),
    ).toBe(true);
  });

  it('leaves out the largest closed categories first, until the limit holds', () => {
    const view = createSidebarView({ name: 's', index, url: '/y', fragmentUrl: '/f.html', limit: 40 });
    expect(view.fragmentUrl).toBe('/f.html');
    expect(view.items.map((item) => item.type === 'category' && item.items?.length)).toEqual([
      2,
      10,
      20,
      undefined,
    ]);
  });

  it('never leaves out the way to the page', () => {
    const view = createSidebarView({ name: 's', index, url: '/c3-5', fragmentUrl: '/f.html', limit: 5 });
    expect(view.items.map((item) => item.type === 'category' && item.items?.length)).toEqual([
      undefined,
      undefined,
      undefined,
      30,
    ]);
  });

  it('keeps no list for each of the pages of a long one', () => {
    const long = createTreeIndex(Array.from({ length: 3_000 }, (_, n) => link(`p${n}`)));
    const create = (n: number) => createSidebarView({ name: 's', index: long, url: `/p${n}` });
    const before = process.memoryUsage().heapUsed;
    const views = Array.from({ length: 3_000 }, (_, n) => create(n));
    // The lists of all pages would take 72 MB.
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(30_000_000);
    const active = views[1_234]?.items.findIndex((item) => item.type === 'link' && item.active);
    expect(active).toBe(1_234);
  });

  describe('of a list of 5,000 pages', () => {
    const long = createTreeIndex([
      category(
        'Long',
        Array.from({ length: 5_000 }, (_, n) => link(`p${n}`)),
      ),
    ]);
    const listAt = (url: string): readonly SidebarViewNode[] => {
      const view = createSidebarView({ name: 's', index: long, url, fragmentUrl: '/f.html' });
      expect(view.fragmentUrl).toBe('/f.html');
      const [list] = view.items;
      return (list?.type === 'category' && list.items) || [];
    };

    it('shows the hundred around the page, and leads to the nearest of the others', () => {
      const list = listAt('/p1234');
      expect(list).toHaveLength(102);
      expect(list[0]).toEqual({ type: 'more', end: 'start', count: 1184, url: '/p1183' });
      expect(list[51]).toMatchObject({ url: '/p1234', active: true });
      expect(list[101]).toEqual({ type: 'more', end: 'end', count: 3716, url: '/p1284' });
    });

    it('shows the first or the last hundred at its ends', () => {
      expect(
        listAt('/p3')
          .map((item) => item.type)
          .indexOf('more'),
      ).toBe(100);
      expect(listAt('/p4999').map((item) => item.type)).toEqual(['more', ...Array(100).fill('link')]);
    });

    it('is whole in the fragment', () => {
      const [list] = createSidebarView({ name: 's', index: long }).items;
      expect(list?.type === 'category' && list.items).toHaveLength(5_000);
    });
  });

  it('names no fragment when the whole tree is in the page', () => {
    expect(
      createSidebarView({ name: 's', index, url: '/y', fragmentUrl: '/f.html', limit: 500 }).fragmentUrl,
    ).toBeUndefined();
  });
});
