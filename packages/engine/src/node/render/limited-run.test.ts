import { expect, it } from 'vitest';
import { runLimited } from './limited-run.ts';

it('gives what the function gives, and throws what it throws', () => {
  expect(runLimited(() => 1 + 1, 5)).toBe(2);
  expect(() =>
    runLimited(() => {
      throw new TypeError('own');
    }, 5),
  ).toThrow(TypeError);
});

it('ends what does not end by itself, and goes on', () => {
  const loop = (): void => {
    for (;;);
  };
  expect(() => runLimited(loop, 0.2)).toThrow('it took longer than 0.2 seconds');
  expect(runLimited(() => 'after', 5)).toBe('after');
});

it('does not let the program be ended', () => {
  const { exit } = process;
  expect(() => runLimited(() => process.exit(3), 5)).toThrow('ends the program that makes it (exit code 3)');
  expect(process.exit).toBe(exit);
});
