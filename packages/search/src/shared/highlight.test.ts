import { expect, test } from 'vitest';
import { createExcerpt, createWordMatcher, highlight, type TextPiece } from './highlight.ts';

const show = (pieces: readonly TextPiece[]) =>
  pieces.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');

test('words of the query are marked in all their forms, and where a longer word begins with one', () => {
  const matches = createWordMatcher(['subnet', 'vpc_id']);
  expect(show(highlight('Subnets of the VPC; its id is vpc_id.', matches))).toBe(
    '[Subnets] of the [VPC]; its [id] is [vpc]_[id].',
  );
});

test('markup in a text stays text', () => {
  const pieces = highlight('<img src=x onerror=alert(1)>', createWordMatcher(['img']));
  expect(pieces.map(({ text }) => text).join('')).toBe('<img src=x onerror=alert(1)>');
});

test('an excerpt shows the first match in a long text and is cut between words', () => {
  const text = `${'before '.repeat(40)}the gateway ${'after '.repeat(40)}`.trim();
  const excerpt = show(createExcerpt(text, createWordMatcher(['gateway'])));
  expect(excerpt).toContain('the [gateway] after');
  expect(excerpt.startsWith('… before')).toBe(true);
  expect(excerpt.endsWith('after …')).toBe(true);
  expect(excerpt.length).toBeLessThan(170);
});

test('an excerpt of a short text is the text', () => {
  expect(show(createExcerpt('All of it.', createWordMatcher(['nothing'])))).toBe('All of it.');
});
