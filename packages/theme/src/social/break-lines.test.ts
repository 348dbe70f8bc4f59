import { expect, test } from 'vitest';
import { breakLines, estimateWidth, shorten } from './break-lines.ts';
import { keepDrawn } from './supported-glyphs.ts';

test('a title is cut between words, into as few lines as it takes', () => {
  const lines = breakLines('Internet gateways, public subnets and private subnets', 12, 4) ?? [];
  expect(lines.join(' ')).toBe('Internet gateways, public subnets and private subnets');
  for (const line of lines) expect(estimateWidth(line)).toBeLessThanOrEqual(12);
  expect(breakLines('one two three four', 3, 1)).toBeUndefined();
});

test('a name that is longer than a line is cut at its signs, or ends in an ellipsis', () => {
  expect(breakLines('terraform_remote_state', 8, 4)).toEqual(['terraform_', 'remote_state']);
  expect(shorten('wwwwwwwwww', 4)).toBe('www…');
  expect(shorten('short', 40)).toBe('short');
  expect(shorten('several short words', 6)).toBe('several…');
});

test('of a title what the fonts have is drawn; one in letters that they lack is not', () => {
  expect(keepDrawn('🚀 Release notes 👩‍💻 & <Tabs>')).toBe('Release notes & <Tabs>');
  for (const title of ['Ścieżka', 'Настройка', 'Οδηγός', 'إعداد شبكة VPC', 'A · B › C', 'Đường'])
    expect(keepDrawn(title)).toBe(title);
  for (const title of ['部署 Terraform', '문서', 'हिन्दी', '🚀', '']) expect(keepDrawn(title)).toBeUndefined();
});
