import { expect, test } from 'vitest';
import { resolveColorMode } from './resolve-color-mode.ts';

test('the stored choice wins', () => {
  expect(resolveColorMode('dark', undefined)).toBe('dark');
  expect(resolveColorMode('light', 'dark', 'dark')).toBe('light');
});

test('any other stored value counts as light', () => {
  expect(resolveColorMode('purple', 'dark', 'dark')).toBe('light');
});

test('the system decides where the site follows it', () => {
  expect(resolveColorMode(null, 'dark')).toBe('dark');
  expect(resolveColorMode(null, 'light', 'dark')).toBe('light');
});

test('else the site decides', () => {
  expect(resolveColorMode(null, undefined)).toBe('light');
  expect(resolveColorMode(null, undefined, 'dark')).toBe('dark');
});
