import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test('a missing, an extra, a wrong and two swapped letters are one mistake each', () => {
  expect(editDistance('terragrnt', 'terragrunt')).toBe(1);
  expect(editDistance('terragruunt', 'terragrunt')).toBe(1);
  expect(editDistance('terragrant', 'terragrunt')).toBe(1);
  expect(editDistance('terrargunt', 'terragrunt')).toBe(1);
  expect(editDistance('packer', 'docker')).toBe(2);
  expect(editDistance('', 'vpc')).toBe(3);
  expect(editDistance('vpc', 'vpc')).toBe(0);
});

test('what is further than asked for is told as one more', () => {
  expect(editDistance('packer', 'docker', 2)).toBe(2);
  expect(editDistance('packer', 'docker', 1)).toBe(2);
  expect(editDistance('packer', 'terragrunt', 2)).toBe(3);
});
