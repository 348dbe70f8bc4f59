import { expect, test } from 'vitest';
import { createTreeIndex } from '#shared/page-tree.ts';
import type { PageView, SidebarNode, SidebarView } from '#shared/page-view.ts';
import { hashView, noteSidebar } from './sidebar-key.ts';

const TREE: readonly SidebarNode[] = [{ type: 'link', label: 'A', url: '/a', external: false }];

/** A sidebar whose entries must not be read. */
function createSidebar(): SidebarView {
  return {
    name: 'docs',
    get items(): never {
      throw new Error('somebody looks at all entries');
    },
  };
}

function createView(sidebar: SidebarView, title = 'T'): PageView {
  return { kind: 'doc', title, sidebar } as unknown as PageView;
}

function hash(tree: readonly SidebarNode[], url: string, title?: string): string {
  const sidebar = createSidebar();
  noteSidebar(sidebar, createTreeIndex(tree), url);
  return hashView({ ...createView(sidebar, title) });
}

test('a view is told from others by what its sidebar was made of, without a look at the entries', () => {
  expect(hash(TREE, '/a')).toBe(hash([...TREE], '/a'));
  expect(hash(TREE, '/b')).not.toBe(hash(TREE, '/a'));
  expect(hash(TREE, '/a', 'U')).not.toBe(hash(TREE, '/a'));
  expect(hash([{ type: 'link', label: 'B', url: '/a', external: false }], '/a')).not.toBe(hash(TREE, '/a'));
});

test('a sidebar that somebody else has made counts with its entries', () => {
  const items = [{ type: 'link' as const, label: 'A', url: '/a', external: false, active: true }];
  const view = (label: string) =>
    createView({ name: 'docs', items: [{ ...items[0], label }] } as SidebarView);
  expect(hashView(view('A'))).toBe(hashView(view('A')));
  expect(hashView(view('B'))).not.toBe(hashView(view('A')));
  expect(() => hashView(createView(createSidebar()))).toThrow('all entries');
});
