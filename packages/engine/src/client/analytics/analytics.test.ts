import { describe, expect, test } from 'vitest';
import type { SafeStorage } from '../storage/storage.ts';
import { createGa4Hits } from './ga4-hits.ts';
import { mayCount } from './may-count.ts';
import { createVisitCounter, type Visit } from './visit-counter.ts';

function createMemory(): SafeStorage {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

test.each([
  [{}, true],
  [{ doNotTrack: null }, true],
  [{ doNotTrack: '0' }, true],
  [{ doNotTrack: 'unspecified', globalPrivacyControl: false }, true],
  [{ doNotTrack: '1' }, false],
  [{ doNotTrack: 'yes' }, false],
  [{ globalPrivacyControl: true }, false],
])('signals %j: counting allowed is %s', (signals, expected) => {
  expect(mayCount(signals)).toBe(expected);
});

describe('a counter of visits', () => {
  test('tells of each page once, with the page before', () => {
    const sent: Visit[] = [];
    const count = createVisitCounter((visit) => sent.push(visit));
    count({ url: 'https://a.test/', title: 'A', referrer: 'https://search.test/' });
    count({ url: 'https://a.test/', title: 'A' });
    count({ url: 'https://a.test/#part', title: 'A' });
    count({ url: 'https://a.test/index.html', title: 'A' });
    count({ url: 'https://a.test/b?q=1#part', title: 'B' });
    count({ url: 'https://a.test/', title: 'A' });
    expect(sent).toEqual([
      { url: 'https://a.test/', title: 'A', referrer: 'https://search.test/' },
      { url: 'https://a.test/b?q=1', title: 'B', referrer: 'https://a.test/' },
      { url: 'https://a.test/', title: 'A', referrer: 'https://a.test/b?q=1' },
    ]);
  });
});

describe('a hit for GA4', () => {
  const config = { provider: 'ga4', trackingId: 'G-TEST1', anonymizeIp: true } as const;
  const traits = { language: 'en-US', screen: '1280x800' };
  const visit = { url: 'https://a.test/b', title: 'B & C', referrer: 'https://a.test/' };

  test('holds the page, the id, and asks for an anonymised address', () => {
    const hit = createGa4Hits(config, createMemory(), traits)(visit);
    const expected = { v: '2', tid: 'G-TEST1', aip: '1', en: 'page_view', ul: 'en-us', sr: '1280x800' };
    expect(Object.fromEntries(hit)).toMatchObject({
      ...expected,
      dl: visit.url,
      dt: visit.title,
      dr: visit.referrer,
    });
    expect(createGa4Hits({ ...config, anonymizeIp: false }, createMemory(), traits)(visit).has('aip')).toBe(
      false,
    );
  });

  test('belongs to the session of its tab', () => {
    const storage = createMemory();
    const first = createGa4Hits(config, storage, traits)(visit);
    const second = createGa4Hits(config, storage, traits)(visit);
    expect([first.get('_s'), second.get('_s')]).toEqual(['1', '2']);
    expect([first.get('_ss'), second.get('_ss')]).toEqual(['1', null]);
    for (const key of ['cid', 'sid']) expect(second.get(key)).toBe(first.get(key));
    expect(createGa4Hits(config, createMemory(), traits)(visit).get('cid')).not.toBe(first.get('cid'));
  });

  test.each([
    '{',
    '1',
    'null',
    '{}',
    '{"client":1,"start":"now","hits":0}',
    '{"client":"a","start":1,"hits":null}',
  ])('a stored session of %j is one that was never there', (stored) => {
    const storage = createMemory();
    storage.set('analytics-session', stored);
    const hit = createGa4Hits(config, storage, traits)(visit);
    expect(hit.get('_s')).toBe('1');
    expect(hit.get('cid')).toMatch(/^\d+\.\d+$/);
    expect(createGa4Hits(config, storage, traits)(visit).get('_s')).toBe('2');
  });
});
