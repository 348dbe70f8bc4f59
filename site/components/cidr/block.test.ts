import { describe, expect, test } from 'vitest';
import { findAddressKind } from './address-kind.ts';
import {
  type Block,
  containsBlock,
  countAddresses,
  countUsable,
  findFreeBlocks,
  formatAddress,
  formatBlock,
  lastAddress,
  overlap,
} from './block.ts';
import { cidrSubnet } from './cidr-subnet.ts';
import { inEnglish } from './in-english.ts';
import { parseBlock } from './parse-block.ts';

function block(text: string): Block {
  const { value, problem } = parseBlock(text);
  if (value === undefined) throw new Error(inEnglish(problem));
  return value;
}

test.each([
  ['10.2.0.0/16', '10.2.255.255', 65_536n],
  ['10.2.0.0/28', '10.2.0.15', 16n],
  ['10.2.0.7/32', '10.2.0.7', 1n],
  ['0.0.0.0/0', '255.255.255.255', 4_294_967_296n],
  ['2001:db8:1200::/56', '2001:db8:1200:ff:ffff:ffff:ffff:ffff', 4_722_366_482_869_645_213_696n],
  ['::/0', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', 1n << 128n],
])('%s ends at %s and has %s addresses', (text, last, count) => {
  const read = block(text);
  expect(formatAddress(read.version, lastAddress(read))).toBe(last);
  expect(countAddresses(read)).toBe(count);
});

test.each([
  ['10.2.0.0/21', 2043n],
  ['10.2.0.0/28', 11n],
  ['10.2.0.0/30', 0n],
  ['2001:db8::/64', (1n << 64n) - 5n],
])('AWS leaves usable addresses in %s: %s', (text, usable) => {
  expect(countUsable(block(text))).toBe(usable);
});

test.each([
  ['10.0.0.0/8', '10.2.0.0/16', true, true],
  ['10.2.0.0/16', '10.0.0.0/8', false, true],
  ['10.2.0.0/16', '10.2.0.0/16', true, true],
  ['10.2.0.0/17', '10.2.128.0/17', false, false],
  ['0.0.0.0/0', '::/0', false, false],
])('%s contains %s: %s; they overlap: %s', (outer, inner, contains, overlaps) => {
  expect(containsBlock(block(outer), block(inner))).toBe(contains);
  expect(overlap(block(outer), block(inner))).toBe(overlaps);
});

test.each([
  [[], ['10.2.0.0/16']],
  [['10.2.0.0/19', '10.2.32.0/19', '10.2.128.0/17'], ['10.2.64.0/18']],
  [['10.2.16.0/20'], ['10.2.0.0/20', '10.2.32.0/19', '10.2.64.0/18', '10.2.128.0/17']],
  [['10.0.0.0/8'], []],
  [['10.3.0.0/16'], ['10.2.0.0/16']],
])('10.2.0.0/16 without %j leaves %j', (used, free) => {
  expect(findFreeBlocks(block('10.2.0.0/16'), used.map(block)).map(formatBlock)).toEqual(free);
});

// Results of `terraform console`, Terraform 1.11.4.
describe('cidrsubnet gives what Terraform gives', () => {
  test.each([
    ['10.2.0.0/16', 3, 1, '10.2.32.0/19'],
    ['10.2.32.0/19', 2, 2, '10.2.48.0/21'],
    ['10.2.0.0/16', 0, 0, '10.2.0.0/16'],
    ['0.0.0.0/0', 1, 1, '128.0.0.0/1'],
    ['252.128.0.0/9', 12, 305, '252.137.136.0/21'],
    ['2001:db8:1200::/56', 4, 15, '2001:db8:1200:f0::/60'],
    ['fd00:fd12:3456:7890::/72', 8, 2, 'fd00:fd12:3456:7890:2::/80'],
    ['1:0:0:2::/64', 1, 1, '1:0:0:2:8000::/65'],
    ['::/0', 64, 65_537, '0:0:1:1::/64'],
  ])('%s + %i bits, number %i: %s', (text, newBits, number, expected) => {
    const { value } = cidrSubnet(block(text), newBits, number);
    expect(value && formatBlock(value)).toBe(expected);
  });

  test.each([
    ['10.2.0.0/16', 20, 0, 'its prefix would be /36'],
    ['10.2.0.0/16', 2, 4, 'has 4 blocks of size /18, numbered from 0, so there is no number 4'],
    ['255.255.0.0/16', 2, 4, 'no number 4'],
    ['2001:db8::/56', 73, 0, 'an IPv6 address has 128 bits'],
  ])('%s + %i bits, number %i is refused', (text, newBits, number, reason) => {
    expect(inEnglish(cidrSubnet(block(text), newBits, number).problem)).toContain(reason);
  });
});

test.each([
  ['10.2.0.0/16', 'Private (RFC 1918)'],
  ['172.31.0.0/16', 'Private (RFC 1918)'],
  ['172.32.0.0/16', 'Public'],
  ['100.64.0.0/16', 'Shared address space'],
  ['10.0.0.0/7', 'several kinds'],
  ['169.254.0.0/24', 'Link-local'],
  ['2001:db8:1200::/56', 'For examples'],
  ['2600:1f18::/56', 'Public'],
  ['fd00::/56', 'Unique local'],
])('the addresses of %s are: %s', (text, label) => {
  expect(inEnglish(findAddressKind(block(text)).label)).toContain(label);
});
