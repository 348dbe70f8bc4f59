import { fail } from './failures.ts';
import { type Functions, toItems, toNumber, toText, toWhole } from './values.ts';

/** Maximum length of a list; no reasonable condition exceeds it. */
const MOST_ITEMS = 10_000;

export const NUMBER_FUNCTIONS: Functions = {
  abs: ([value]) => Math.abs(toNumber(value)),
  ceil: ([value]) => Math.ceil(toNumber(value)),
  floor: ([value]) => Math.floor(toNumber(value)),
  max: (values) => (values.length === 0 ? fail() : Math.max(...values.map(toNumber))),
  min: (values) => (values.length === 0 ? fail() : Math.min(...values.map(toNumber))),
  pow: ([base, exponent]) => toNumber(base) ** toNumber(exponent),
  signum: ([value]) => Math.sign(toNumber(value)),
  sum: ([list]) => {
    const items = toItems(list).map(toNumber);
    return items.length === 0 ? fail() : items.reduce((total, item) => total + item, 0);
  },
  parseint: ([text, base]) => parseDigits(toText(text), toWhole(base)),
  range: (limits) => range(limits.map(toNumber)),
};

function parseDigits(text: string, base: number): number {
  if (base < 2 || base > 36 || !/^[+-]?[0-9a-z]+$/i.test(text)) return fail();
  const isOfBase = [...text.replace(/^[+-]/, '')].every((digit) => Number.parseInt(digit, 36) < base);
  return isOfBase ? Number.parseInt(text, base) : fail();
}

function range(limits: number[]): number[] {
  const [first = 0, second, third] = limits;
  const [start, end] = second === undefined ? [0, first] : [first, second];
  const step = third ?? (end < start ? -1 : 1);
  if (step === 0) return fail();
  const count = Math.max(0, Math.ceil((end - start) / step));
  return count > MOST_ITEMS ? fail() : Array.from({ length: count }, (_, index) => start + index * step);
}
