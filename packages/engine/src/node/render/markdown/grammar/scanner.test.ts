// cspell:ignore abccc
import { afterEach, expect, it, vi } from 'vitest';
import { Pattern } from './pattern.ts';
import { Scanner } from './scanner.ts';
import { createSearchedText } from './searched-text.ts';
import { readTranslation } from './translation.ts';

const createScanner = (...expressions: readonly RegExp[]): Scanner =>
  new Scanner(expressions.map((expression) => new Pattern(readTranslation(expression))));

/** Expressions that the action executes. */
function listRuns(run: () => void): string[] {
  const exec = vi.spyOn(RegExp.prototype, 'exec');
  run();
  return exec.mock.contexts.map((expression) => (expression as RegExp).source);
}

afterEach(() => vi.restoreAllMocks());

it('does not search what needs a sign that the text does not have', () => {
  const scanner = createScanner(/\w+\(/dgu, /a/dgu);
  expect(listRuns(() => scanner.find(createSearchedText('xxa'), 0))).toEqual(['a']);
  expect(scanner.find(createSearchedText('xa('), 0)?.index).toBe(0);
});

it('searches all in a text that is not of ASCII', () => {
  const scanner = createScanner(/k/dgiu, /é/dgu);
  expect(scanner.find(createSearchedText('\u212a'), 0)?.index).toBe(0);
  expect(scanner.find(createSearchedText('é'), 0)?.index).toBe(1);
});

it('does not ask again what has no match any more', () => {
  const scanner = createScanner(/a/dgu, /b/dgu, /c/dgu);
  const search = vi.spyOn(Pattern.prototype, 'search');
  const text = createSearchedText('abccc');
  const places = [0, 1, 2, 3, 4, 5].map((from) => scanner.find(text, from)?.index);
  expect(places).toEqual([0, 1, 2, 2, 2, undefined]);
  expect(search).toHaveBeenCalledTimes(1 + 2 + 2 + 1 + 1 + 1);
});

it('begins anew in another text, and where it is asked for what is before', () => {
  const scanner = createScanner(/a/dgu, /b/dgu);
  const text = createSearchedText('ab');
  const find = (from: number): number | undefined => scanner.find(text, from)?.index;
  expect([find(2), find(0), find(1)]).toEqual([undefined, 0, 1]);
  expect(scanner.find(createSearchedText('b'), 0)?.index).toBe(1);
  expect(find(0)).toBe(0);
});

it('asks each time for what is searched in one place only', () => {
  const scanner = createScanner(/a/dguy, /c/dgu);
  const text = createSearchedText('bac');
  expect([0, 1, 2].map((from) => scanner.find(text, from)?.index)).toEqual([1, 0, 1]);
});

it('does not know a way to search that is new', () => {
  const expression = Object.assign(/a/dgu, { rawOptions: { strategy: 'new' } });
  expect(() => readTranslation(expression)).toThrow(new RangeError('unknown way to search: new'));
});
