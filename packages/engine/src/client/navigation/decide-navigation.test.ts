import { describe, expect, test } from 'vitest';
import { decideNavigation, type NavigationPlan, type NavigationRequest } from './decide-navigation.ts';

const ORIGIN = 'https://docs.example.com';

interface Case extends Partial<Omit<NavigationRequest, 'from' | 'to'>> {
  readonly from?: string;
  readonly to: string;
  /** The displayed page, if it differs from the address. */
  readonly shown?: string | null;
}

function decide({ from = '/docs/a', to, shown = '/docs/a', ...rest }: Case): NavigationPlan {
  const request: NavigationRequest = {
    type: 'push',
    canIntercept: true,
    isDownload: false,
    isPost: false,
    sameDocument: false,
    optedOut: false,
    from: new URL(from, ORIGIN),
    to: new URL(to, ORIGIN),
    ...rest,
  };
  return decideNavigation(request, { origin: ORIGIN, baseUrl: '/docs/', key: shown ?? undefined });
}

test('a link to another page is loaded', () => {
  expect(decide({ to: '/docs/b' })).toBe('load');
  expect(decide({ to: '/docs/b#part' })).toBe('load');
});

test('a link to the very page only scrolls', () => {
  expect(decide({ to: '/docs/a' })).toBe('scroll');
  expect(decide({ to: '/docs/a/index.html', type: 'replace' })).toBe('scroll');
});

test('another query of the same page is loaded: what it shows depends on it', () => {
  expect(decide({ from: '/docs/a?q=1', to: '/docs/a?q=2' })).toBe('load');
});

describe('the browser handles', () => {
  test.each<[string, Case]>([
    ['hashes', { to: '/docs/a#part', sameDocument: true }],
    ['the way back to a hash', { to: '/docs/a#part', sameDocument: true, type: 'traverse' }],
    ['history.replaceState by a script', { to: '/docs/a?q=1', sameDocument: true, type: 'replace' }],
    ['reloads', { to: '/docs/a', type: 'reload' }],
    ['downloads', { to: '/docs/b', isDownload: true }],
    ['posted forms', { to: '/docs/b', isPost: true }],
    ['links that opted out', { to: '/docs/b', optedOut: true }],
    ['other sites', { to: 'https://example.com/docs/b' }],
    ['pages outside of the base URL', { to: '/blog' }],
    ['files', { to: '/docs/guide.pdf' }],
    ['what cannot be intercepted', { to: '/docs/b', canIntercept: false }],
  ])('%s', (_, request) => expect(decide(request)).toBe('browser'));
});

test('going back to another page is loaded', () => {
  expect(decide({ to: '/docs/b', sameDocument: true, type: 'traverse' })).toBe('load');
});

test('going back is loaded, whatever the last click was on', () => {
  expect(decide({ to: '/docs/b', type: 'traverse', optedOut: true })).toBe('load');
});

describe('while the page of the address is not shown yet', () => {
  test('a hash link, resolved against the new address, loads that page', () => {
    expect(decide({ from: '/docs/b', to: '/docs/b#part', sameDocument: true })).toBe('load');
  });

  test('going back to the page on the screen needs nothing', () => {
    expect(decide({ from: '/docs/b', to: '/docs/a', sameDocument: true, type: 'traverse' })).toBe('browser');
  });

  test('the link again loads', () => {
    expect(decide({ from: '/docs/b', to: '/docs/b', type: 'replace' })).toBe('load');
  });
});

test('Retry on an error loads the page of the address', () => {
  expect(
    decide({ from: '/docs/b#x', to: '/docs/b#x', type: 'replace', sameDocument: true, shown: null }),
  ).toBe('load');
});
