import { expect, test } from 'vitest';
import { resolveColorMode } from './resolve-color-mode.ts';

const input = {
  stored: null,
  prefersDark: true,
  defaultMode: 'light',
  respectPrefersColorScheme: false,
} as const;

test('the stored choice wins', () => {
  expect(resolveColorMode({ ...input, stored: 'dark' })).toBe('dark');
  expect(resolveColorMode({ ...input, stored: 'light', respectPrefersColorScheme: true })).toBe('light');
});

test('any other stored value counts as light', () => {
  expect(resolveColorMode({ ...input, stored: 'purple', defaultMode: 'dark' })).toBe('light');
});

test('the system decides where the site follows it', () => {
  expect(resolveColorMode({ ...input, respectPrefersColorScheme: true })).toBe('dark');
  expect(resolveColorMode({ ...input, respectPrefersColorScheme: true, prefersDark: false })).toBe('light');
});

test('else the site decides', () => {
  expect(resolveColorMode(input)).toBe('light');
  expect(resolveColorMode({ ...input, defaultMode: 'dark', prefersDark: false })).toBe('dark');
});
