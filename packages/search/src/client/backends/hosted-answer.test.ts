import { describe, expect, test } from 'vitest';
import { readHostedAnswer } from './hosted-answer.ts';
import { createFacetFilters, MARK_END, MARK_START } from './hosted-highlights.ts';

const mark = (text: string) => `${MARK_START}${text}${MARK_END}`;

const hit = {
  url: 'https://docs.example.com/docs/vpc#peering',
  kind: 'section',
  hierarchy: { lvl0: 'Docs', lvl1: 'VPC', lvl2: 'Peering', lvl3: null },
  content: 'Connect two networks.',
  _highlightResult: { hierarchy: { lvl1: { value: 'VPC' }, lvl2: { value: mark('Peering') } } },
  _snippetResult: { content: { value: `Connect ${mark('two')} networks.` } },
};

test('a hit becomes a place of this site with what was searched for marked', () => {
  const answer = readHostedAnswer({ results: [{ hits: [hit], nbHits: 40, nbPages: 3 }] });
  expect(answer).toEqual({
    total: 40,
    pages: 3,
    groups: [
      {
        url: '/docs/vpc',
        title: 'VPC',
        breadcrumbs: ['Docs'],
        hits: [
          {
            url: '/docs/vpc#peering',
            kind: 'section',
            title: [{ text: 'Peering', marked: true }],
            excerpt: [
              { text: 'Connect ', marked: false },
              { text: 'two', marked: true },
              { text: ' networks.', marked: false },
            ],
          },
        ],
      },
    ],
  });
});

test('markup that the service sends is text', () => {
  const evil = { ...hit, _snippetResult: { content: { value: '<img src=x onerror=alert(1)>' } } };
  const [group] = readHostedAnswer({ results: [{ hits: [evil] }] }).groups;
  expect(group?.hits[0]?.excerpt).toEqual([{ text: '<img src=x onerror=alert(1)>', marked: false }]);
});

describe('hits that make no sense are left out', () => {
  test.each([
    ['no object', 'x'],
    ['no URL', { ...hit, url: undefined }],
    ['a script', { ...hit, url: 'javascript:alert(1)' }],
    ['no titles', { ...hit, hierarchy: null }],
    ['titles that are no texts', { ...hit, hierarchy: { lvl0: 1, lvl1: {} } }],
  ])('%s', (_, bad) => {
    expect(readHostedAnswer({ results: [{ hits: [bad, hit] }] }).groups).toHaveLength(1);
  });
});

test('a path that begins with two slashes stays on this site', () => {
  const far = { ...hit, url: 'https://docs.example.com//evil.example/x' };
  expect(readHostedAnswer({ results: [{ hits: [far] }] }).groups[0]?.url).toBe('/evil.example/x');
});

test.each([undefined, null, {}, { results: [] }, { results: [{}] }, { results: 'x' }, 'text'])(
  'what is no answer is an error: %j',
  (answer) => {
    expect(() => readHostedAnswer(answer)).toThrow('sent no results');
  },
);

test('contextual search asks for the language, for pages outside of versions and for one version', () => {
  const input = { language: 'en', version: 'current', scope: undefined };
  expect(createFacetFilters({ ...input, contextual: true })).toEqual([
    'language:en',
    ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
  ]);
  expect(createFacetFilters({ ...input, contextual: false, scope: 'input' })).toEqual(['class:input']);
});
