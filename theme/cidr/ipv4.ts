import type { Reading } from './reading.ts';

const OCTETS = 4;

/** Reads a dotted address such as `10.2.0.0` as a number of 32 bits. */
export function parseIpv4(text: string): Reading<bigint> {
  const parts = text.split('.');
  if (parts.length !== OCTETS) {
    const found = parts.length === 1 ? 'one number' : `${parts.length} numbers`;
    return {
      problem: `\`${text}\` has ${found}. An IPv4 address has four, with dots between them.`,
    };
  }
  let value = 0n;
  for (const part of parts) {
    if (!/^\d+$/.test(part)) {
      const found =
        part === '' ? `A part of \`${text}\` is empty` : `\`${part}\` in \`${text}\` is not a number`;
      return {
        problem: `${found}. Each of the four parts is a number from 0 to 255.`,
      };
    }
    if (/^0\d/.test(part)) {
      return {
        problem: `\`${part}\` in \`${text}\` begins with a zero, which some programs read as an octal number. Leave the zero out.`,
      };
    }
    if (part.length > 3 || Number(part) > 255) {
      return {
        problem: `\`${part}\` in \`${text}\` is too large. Each of the four parts is a number from 0 to 255.`,
      };
    }
    value = (value << 8n) | BigInt(part);
  }
  return { value };
}

/** The dotted form of a number of 32 bits. */
export function formatIpv4(value: bigint): string {
  return [24n, 16n, 8n, 0n].map((shift) => String((value >> shift) & 0xffn)).join('.');
}
