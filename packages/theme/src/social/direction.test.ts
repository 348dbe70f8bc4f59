import { expect, it } from 'vitest';
import { markDirection, startsToLeft } from './direction.ts';

it('goes to the left when the first letter does, whatever stands before or after it', () => {
  expect(startsToLeft('إعداد شبكة VPC')).toBe(true);
  expect(startsToLeft('1. «إعداد» VPC')).toBe(true);
  expect(startsToLeft('VPC إعداد')).toBe(false);
  expect(startsToLeft('2026 · 10')).toBe(false);
});

it('marks lines with Arabic letters of a text that goes to the left, and no others', () => {
  expect(markDirection('VPC جاهزة', true)).toBe('\u202bVPC جاهزة\u202c');
  expect(markDirection('VPC', true)).toBe('VPC');
  expect(markDirection('VPC جاهزة', false)).toBe('VPC جاهزة');
});
