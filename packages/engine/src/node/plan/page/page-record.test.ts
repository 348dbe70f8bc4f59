import { expect, it } from 'vitest';
import { isIncomplete } from './page-record.ts';

const MISSING = {
  kind: 'image',
  message: 'file `a.png` does not exist',
  raw: 'a.png',
  missing: 'static/a.png',
} as const;

it('a page is complete when all it lacks is a file that was not there to its end', () => {
  expect(isIncomplete({ problems: [MISSING], files: [['static/a.png', '']] })).toBe(false);
  expect(isIncomplete({ problems: [{ ...MISSING, kind: 'markdown-link' }], files: [] })).toBe(false);
});

it('a page is not complete when the file came while it was made, or something else is wrong', () => {
  expect(isIncomplete({ problems: [MISSING], files: [['static/a.png', 'hash']] })).toBe(true);
  expect(isIncomplete({ problems: [{ kind: 'sample', message: 'm', raw: '' }], files: [] })).toBe(true);
});
