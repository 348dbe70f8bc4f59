import type { NavbarItemView } from '@gruntwork-docs/engine/shared';
import { expect, test } from 'vitest';
import { samplePage } from '../testing.ts';
import { findCurrent } from './active-item.ts';

const link = {
  type: 'link' as const,
  label: 'Guides',
  url: '/docs/guides/',
  external: false,
  position: 'left' as const,
} satisfies NavbarItemView;

test('a link to the shown page is the current page, whatever the trailing slash', () => {
  expect(findCurrent(link, samplePage({ url: '/docs/guides' }), '/')).toBe('page');
});

test('a regular expression is matched against the path without the base URL', () => {
  const item = { ...link, url: '/base/a', activeBaseRegex: '^/docs/guides' };
  expect(findCurrent(item, samplePage({ url: '/base/docs/guides/style/x' }), '/base/')).toBe('true');
  expect(findCurrent(item, samplePage({ url: '/base/docs/intro' }), '/base/')).toBeUndefined();
});

test('an item of a sidebar is active on every page of that sidebar and on no other', () => {
  const item = { ...link, url: '/docs/intro/overview/intro-to-gruntwork', activeSidebar: 'introSidebar' };
  const sidebar = { name: 'introSidebar', items: [] };
  expect(findCurrent(item, samplePage({ url: '/docs/intro/next-steps', sidebar }), '/')).toBe('true');
  expect(findCurrent(item, samplePage({ url: '/docs/intro/next-steps' }), '/')).toBeUndefined();
});

test('a plain link is active on the pages below it, and the home link only on the home page', () => {
  expect(findCurrent(link, samplePage({ url: '/docs/guides/support' }), '/')).toBe('true');
  expect(findCurrent(link, samplePage({ url: '/docs/guidesX' }), '/')).toBeUndefined();
  expect(findCurrent({ ...link, url: '/' }, samplePage({ url: '/docs/guides/' }), '/')).toBeUndefined();
});

test('an external link is never active', () => {
  expect(findCurrent({ ...link, external: true }, samplePage({ url: '/docs/guides/' }), '/')).toBeUndefined();
});
