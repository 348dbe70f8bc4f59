import { afterEach, expect, test, vi } from 'vitest';
import { createReports } from './island-reports.ts';

afterEach(() => vi.restoreAllMocks());

const cause = new Error('Hydration failed');

test('HTML that differs from the server’s is an error while a site is developed', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  createReports('Counter', true).onRecoverableError?.(cause, {});
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('`Counter`'), cause);
});

test('for readers it is a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const error = vi.spyOn(console, 'error').mockReturnValue();
  createReports('Counter', false).onRecoverableError?.(cause, {});
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('`Counter`'), cause);
  expect(error).not.toHaveBeenCalled();
});
