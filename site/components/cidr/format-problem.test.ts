import { expect, test } from 'vitest';
import { findAddressKind } from './address-kind.ts';
import { calculate, startInput } from './calculate.ts';
import { type CidrMessage, formatProblem } from './format-problem.ts';
import { arCidr as ar } from './messages.ar.ts';
import { cidrMessages } from './messages.ts';
import { parseBlock } from './parse-block.ts';

const tooManyZones = (): CidrMessage | undefined =>
  calculate({ ...startInput('application'), zones: '5' }).planProblems[0];

test.each([
  [
    'English',
    cidrMessages,
    'There is no room for public in zone 4: `10.2.0.0/19` has 4 blocks of size /21, numbered from 0, so there is no number 4. Raise `subnet_bits` for more, smaller subnets, or lower `tier_bits`.',
  ],
  [
    'Arabic',
    ar,
    'لا متسع للطبقة public في النطاق 4: عدد الكتل التي حجمها `/21` في `10.2.0.0/19` هو 4، وترقيمها يبدأ من 0، فلا كتلة رقمها 4. زد `subnet_bits` لتحصل على شبكات فرعية أكثر وأصغر، أو أنقص `tier_bits`.',
  ],
])('a problem within a problem is in %s too', (_, texts, expected) => {
  const message = tooManyZones();
  expect(message && formatProblem(texts, message)).toBe(expected);
});

test('a kind of addresses is named in the language, with its standard', () => {
  const { value } = parseBlock('10.2.0.0/16');
  const kind = value && findAddressKind(value).label;
  expect([cidrMessages, ar].map((texts) => kind && formatProblem(texts, kind))).toEqual([
    'Private (RFC 1918)',
    'خاصة (RFC 1918)',
  ]);
});

test('braces that somebody typed are shown as they were typed', () => {
  const { problem } = parseBlock('{address}.{part}.0.0/16');
  expect(problem && formatProblem(cidrMessages, problem)).toBe(
    '`{address}` in `{address}.{part}.0.0` is not a number. Each of the four parts is a number from 0 to 255.',
  );
});
