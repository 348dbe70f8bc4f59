import { expect, test } from 'vitest';
import { cutSection, listHeadings } from './cut-section.ts';

const TEXT = '# A\n\n```bash\n# no heading\n```\n\n## B `c` [d](e)\n\nText.\n\n### Deep\n\n## Last\n\nEnd.\n';

test('headings are lines of text, not of code', () => {
  expect(listHeadings(TEXT).map(({ level, text }) => [level, text])).toEqual([
    [1, 'A'],
    [2, 'B c d'],
    [3, 'Deep'],
    [2, 'Last'],
  ]);
});

test('a section reaches to the next heading that is not below it', () => {
  expect(cutSection(TEXT, 'b-c-d')).toBe('## B `c` [d](e)\n\nText.\n\n### Deep');
  expect(cutSection(TEXT, 'Last')).toBe('## Last\n\nEnd.');
  expect(cutSection(TEXT, 'nothing')).toBeUndefined();
});

test('some words of a heading are enough when no other heading has them', () => {
  const text = '# Guide\n\n## The layers\n\nFour.\n\n## Your layers\n\n## The inputs\n\nMany.\n';
  expect(cutSection(text, 'inputs')).toBe('## The inputs\n\nMany.');
  expect(cutSection(text, 'input')).toBeUndefined();
  expect(cutSection(text, 'layers')).toBeUndefined();
  expect(cutSection(text, 'the layers')).toBe('## The layers\n\nFour.');
  expect(cutSection(text, '')).toBeUndefined();
});
