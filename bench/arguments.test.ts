import { expect, test } from 'vitest';
import { parseBenchArguments } from './arguments.ts';

const PARTS = ['build', 'first-load', 'lighthouse'];
const CHOICES = { parts: PARTS, peers: ['own', 'rspress'], stages: ['cold', 'edit'] };
const parse = (...argv: string[]) => parseBenchArguments(argv, CHOICES);

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

test('engines are compared when they are asked for, all of them or some, in all or in one', () => {
  expect(parse().peers).toBeUndefined();
  expect(parse('--peers').peers).toEqual({
    ids: ['own', 'rspress'],
    stages: ['cold', 'edit'],
    resume: false,
  });
  expect(parse('--peers', '--only', 'rspress', '--stages', 'edit,cold', '--resume').peers).toEqual({
    ids: ['rspress'],
    stages: ['cold', 'edit'],
    resume: true,
  });
  expect(() => parse('--peers', '--only', 'hugo')).toThrow('unknown engine `hugo`; engines: own, rspress');
  expect(() => parse('--only', 'own')).toThrow('add it');
});

test('what is not known is refused with what is possible', () => {
  expect(() => parse('memory')).toThrow('unknown part `memory`; parts: build, first-load, lighthouse');
  expect(() => parse('--pages', '0')).toThrow('`--pages 0` is not a whole number above 0');
  expect(() => parse('--repeat', 'often')).toThrow('`--repeat often` is not a whole number above 0');
});
