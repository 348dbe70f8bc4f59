import { parseIpv4 } from './ipv4.ts';
import type { Parsed } from './parsed.ts';

const GROUPS = 8;

/** Parses an address such as `2001:db8::1` as a number of 128 bits; the last 32 bits can be dotted. */
export function parseIpv6(text: string): Parsed<bigint> {
  const values = { address: text };
  if (text.includes('%')) return { problem: { text: 'cidrIpv6Interface', values } };
  const halves = text.split('::');
  if (halves.length > 2) return { problem: { text: 'cidrIpv6Gaps', values } };
  const [head = '', tail] = halves;
  const before = readGroups(head, tail === undefined);
  if (before.value === undefined) return before;
  const after = readGroups(tail ?? '', true);
  if (after.value === undefined) return after;

  const count = before.value.length + after.value.length;
  if (tail === undefined && count !== GROUPS) {
    return { problem: { text: 'cidrIpv6Count', values: { address: text, count } } };
  }
  if (tail !== undefined && count >= GROUPS) return { problem: { text: 'cidrIpv6TooMany', values } };
  const zeros = Array.from({ length: GROUPS - count }, () => 0n);
  const groups = [...before.value, ...zeros, ...after.value];
  return { value: groups.reduce((sum, group) => (sum << 16n) | group, 0n) };
}

function readGroups(text: string, isEnd: boolean): Parsed<bigint[]> {
  if (text === '') return { value: [] };
  const groups: bigint[] = [];
  const parts = text.split(':');
  for (const [index, part] of parts.entries()) {
    if (isEnd && index === parts.length - 1 && part.includes('.')) {
      const dotted = parseIpv4(part);
      if (dotted.value === undefined) return dotted;
      groups.push(dotted.value >> 16n, dotted.value & 0xffffn);
    } else if (/^[\da-f]{1,4}$/i.test(part)) {
      groups.push(BigInt(`0x${part}`));
    } else {
      if (part === '') return { problem: { text: 'cidrIpv6Empty' } };
      return { problem: { text: 'cidrIpv6Other', values: { part } } };
    }
  }
  return { value: groups };
}

/** Formats an address as in RFC 5952: lowercase, and `::` for the first of the longest runs of zeros. */
export function formatIpv6(value: bigint): string {
  const groups = Array.from({ length: GROUPS }, (_, index) =>
    Number((value >> BigInt(16 * (GROUPS - 1 - index))) & 0xffffn).toString(16),
  );
  const { start, length } = findZeros(groups);
  if (length < 2) return groups.join(':');
  return `${groups.slice(0, start).join(':')}::${groups.slice(start + length).join(':')}`;
}

function findZeros(groups: readonly string[]): { start: number; length: number } {
  let best = { start: 0, length: 0 };
  let length = 0;
  for (const [index, group] of groups.entries()) {
    length = group === '0' ? length + 1 : 0;
    if (length > best.length) best = { start: index - length + 1, length };
  }
  return best;
}
