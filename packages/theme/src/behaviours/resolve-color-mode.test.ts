import { expect, test } from 'vitest';
import { resolveColorMode } from './resolve-color-mode.ts';

const facts = {
  stored: null,
  prefersDark: true,
  defaultMode: 'light',
  respectPrefersColorScheme: false,
} as const;

test('the stored choice wins', () => {
  expect(resolveColorMode({ ...facts, stored: 'dark' })).toBe('dark');
  expect(resolveColorMode({ ...facts, stored: 'light', respectPrefersColorScheme: true })).toBe('light');
});

test('any other stored value counts as light', () => {
  expect(resolveColorMode({ ...facts, stored: 'purple', defaultMode: 'dark' })).toBe('light');
});

test('the system decides where the site follows it', () => {
  expect(resolveColorMode({ ...facts, respectPrefersColorScheme: true })).toBe('dark');
  expect(resolveColorMode({ ...facts, respectPrefersColorScheme: true, prefersDark: false })).toBe('light');
});

test('else the site decides', () => {
  expect(resolveColorMode(facts)).toBe('light');
  expect(resolveColorMode({ ...facts, defaultMode: 'dark', prefersDark: false })).toBe('dark');
});
