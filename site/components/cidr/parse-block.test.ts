import { describe, expect, test } from 'vitest';
import { formatBlock } from './block.ts';
import { inEnglish } from './in-english.ts';
import { parseBlock } from './parse-block.ts';

const read = (text: string) => {
  const { value } = parseBlock(text);
  return value === undefined ? undefined : formatBlock(value);
};

describe('what is read', () => {
  test.each([
    '0.0.0.0/0',
    '10.2.0.0/16',
    '192.168.255.240/28',
    '255.255.255.255/32',
    '::/0',
    '2001:db8:1200::/56',
    'fd00:fd12:3456:7890::/64',
    '2001:db8::1/128',
    'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff/128',
  ])('%s is written as it was read', (text) => {
    expect(read(text)).toBe(text);
  });

  test.each([
    ['  10.2.0.0/16 ', '10.2.0.0/16'],
    ['2001:DB8:0:0:0:0:0:0/32', '2001:db8::/32'],
    ['2001:0db8:0000:0001::/64', '2001:db8:0:1::/64'],
    ['0:0:1:1::/64', '0:0:1:1::/64'],
    ['1:0:0:2::/64', '1:0:0:2::/64'],
    ['1:0:0:2:0:0:3:4/128', '1::2:0:0:3:4/128'],
    ['2001:db8:0:1:1:1:1:1/128', '2001:db8:0:1:1:1:1:1/128'],
    ['64:ff9b::192.0.2.33/128', '64:ff9b::c000:221/128'],
  ])('%s is %s', (text, block) => {
    expect(read(text)).toBe(block);
  });
});

describe('what is refused, with the reason', () => {
  test.each([
    ['', 'Type a block'],
    ['10.2.0.0', 'is one address'],
    ['2001:db8::', 'such as `/56`'],
    ['10.2.0.0/16/8', 'more than one slash'],
    ['10.2.0/16', '`10.2.0` has 3 numbers'],
    ['10.2.0.0.0/16', 'has 5 numbers'],
    ['10/8', 'has one number'],
    ['10.2.256.0/16', '`256` in `10.2.256.0` is too large'],
    ['10.2.x.0/16', '`x` in `10.2.x.0` is not a number'],
    ['10.2..0/16', 'A part of `10.2..0` is empty'],
    ['10.02.0.0/16', '`02` in `10.02.0.0` begins with a zero'],
    ['10.2.0.0/33', '`/33` is too long: an IPv4 address has 32 bits'],
    ['2001:db8::/129', 'an IPv6 address has 128 bits'],
    ['10.2.0.0/', 'Nothing follows the slash'],
    ['10.2.0.0/-1', '`-1` is not a prefix length'],
    ['10.2.0.0/255.0.255.0', '`255.0.255.0` is not a prefix length'],
    ['2001::db8::/32', 'has `::` more than once'],
    ['2001:db8:0:0:0:0:0/32', 'has 7 groups'],
    ['1:2:3:4:5:6:7:8::/128', 'too many groups'],
    ['1:2:3:4:5:6:7::8/128', 'too many groups'],
    ['2001:db8:12345::/48', '`12345` is not a group'],
    ['2001:dbg::/32', '`dbg` is not a group'],
    [':2001:db8::/32', 'A group is empty'],
    ['fe80::1%eth0/64', 'network interface'],
    ['::ffff:10.2.0.0/112', 'Write the block in IPv4'],
    ['::192.0.2.300/128', '`300` in `192.0.2.300` is too large'],
    ['1.2.3.4::/64', '`1.2.3.4` is not a group'],
  ])('`%s`', (text, reason) => {
    const { value, problem } = parseBlock(text);
    expect(value).toBeUndefined();
    expect(inEnglish(problem)).toContain(reason);
  });
});

describe('what was probably meant', () => {
  test.each([
    ['10.2.3.4/16', '10.2.0.0/16'],
    ['10.2.0.1/31', '10.2.0.0/31'],
    ['2001:db8:1200:34::/56', '2001:db8:1200::/56'],
    ['10.2.0.0/016', '10.2.0.0/16'],
    ['10.2.0.0/255.255.0.0', '10.2.0.0/16'],
    ['10.2.0.0/255.255.255.255', '10.2.0.0/32'],
    ['10.2.0.0/0.0.0.0', '10.2.0.0/0'],
  ])('%s: %s', (text, meant) => {
    const { problem, suggestion } = { suggestion: undefined, ...parseBlock(text) };
    expect(problem).toBeDefined();
    expect(suggestion).toBe(meant);
  });
});
