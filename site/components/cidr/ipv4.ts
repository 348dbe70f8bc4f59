import type { Parsed } from './parsed.ts';

const OCTETS = 4;

/** Parses a dotted address such as `10.2.0.0` as a number of 32 bits. */
export function parseIpv4(text: string): Parsed<bigint> {
  const parts = text.split('.');
  if (parts.length !== OCTETS) {
    if (parts.length === 1) return { problem: { text: 'cidrIpv4One', values: { address: text } } };
    return { problem: { text: 'cidrIpv4Count', values: { address: text, count: parts.length } } };
  }
  let value = 0n;
  for (const part of parts) {
    const values = { part, address: text };
    if (part === '') return { problem: { text: 'cidrIpv4Empty', values: { address: text } } };
    if (!/^\d+$/.test(part)) return { problem: { text: 'cidrIpv4Other', values } };
    if (/^0\d/.test(part)) return { problem: { text: 'cidrIpv4Zero', values } };
    if (part.length > 3 || Number(part) > 255) return { problem: { text: 'cidrIpv4TooLarge', values } };
    value = (value << 8n) | BigInt(part);
  }
  return { value };
}

/** Formats a number of 32 bits as a dotted address. */
export function formatIpv4(value: bigint): string {
  return [24n, 16n, 8n, 0n].map((shift) => String((value >> shift) & 0xffn)).join('.');
}
