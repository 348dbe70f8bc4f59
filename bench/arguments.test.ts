import { expect, test } from 'vitest';
import { parseBenchArguments } from './arguments.ts';

const PARTS = ['build', 'first-load', 'lighthouse'];
const parse = (...argv: string[]) => parseBenchArguments(argv, PARTS);

test('without arguments every part is run, on both corpora, three times', () => {
  expect(parse()).toEqual({ names: PARTS, pageCounts: [1260, 5040], repeat: 3 });
});

test('parts keep the order of the bench, corpora go from small to large', () => {
  expect(parse('lighthouse', 'build', '--pages', '200,100', '--repeat', '1')).toEqual({
    names: ['build', 'lighthouse'],
    pageCounts: [100, 200],
    repeat: 1,
  });
});

test('pages of one’s own are named by their folder', () => {
  expect(parse('build', '--corpus', '../docs').corpus).toBe('../docs');
});

test('what is not known is refused with what is possible', () => {
  expect(() => parse('memory')).toThrow('unknown part `memory`; parts: build, first-load, lighthouse');
  expect(() => parse('--pages', '0')).toThrow('`--pages 0` is not a whole number above 0');
  expect(() => parse('--repeat', 'often')).toThrow('`--repeat often` is not a whole number above 0');
});
