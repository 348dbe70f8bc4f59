import { fail } from './failures.ts';
import { type Functions, toNumber, toText, toWhole } from './values.ts';

/** A range of addresses: its first one as a number, its prefix length, and the bits of an address. */
interface Prefix {
  readonly network: bigint;
  readonly length: number;
  readonly bits: 32 | 128;
}

export const NETWORK_FUNCTIONS: Functions = {
  cidrhost: ([cidr, number]) => {
    const { network, length, bits } = parsePrefix(toText(cidr));
    const host = BigInt(toWhole(number));
    const size = 1n << BigInt(bits - length);
    if (host >= size || host < -size) return fail();
    return formatAddress(network + (host < 0n ? size + host : host), bits);
  },
  cidrnetmask: ([cidr]) => {
    const { length, bits } = parsePrefix(toText(cidr));
    return bits === 32 ? formatAddress(((1n << BigInt(length)) - 1n) << BigInt(32 - length), 32) : fail();
  },
  cidrsubnet: ([cidr, bits, number]) => subnet(parsePrefix(toText(cidr)), toWhole(bits), toNumber(number)),
};

function subnet({ network, length, bits }: Prefix, added: number, number: number): string {
  const own = length + added;
  if (added < 0 || own > bits || number < 0 || number >= 2 ** added) return fail();
  return `${formatAddress(network + (BigInt(number) << BigInt(bits - own)), bits)}/${own}`;
}

function parsePrefix(text: string): Prefix {
  const [, address = '', digits = ''] = /^([0-9a-f.:]+)\/(\d{1,3})$/i.exec(text) ?? fail();
  const bits = address.includes(':') ? 128 : 32;
  const length = Number(digits);
  if (length > bits) return fail();
  const value = bits === 32 ? parseV4(address) : parseV6(address);
  const rest = BigInt(bits - length);
  return { network: (value >> rest) << rest, length, bits };
}

function parseV4(address: string): bigint {
  const parts = address.split('.');
  if (parts.length !== 4) return fail();
  return parts.reduce((value, part) => {
    if (!/^\d{1,3}$/.test(part) || Number(part) > 255) return fail();
    return (value << 8n) | BigInt(part);
  }, 0n);
}

function parseV6(address: string): bigint {
  const halves = address.split('::');
  if (halves.length > 2) return fail();
  const [head = [], tail = []] = halves.map((half) => (half === '' ? [] : half.split(':')));
  const missing = 8 - head.length - tail.length;
  if (halves.length === 1 ? missing !== 0 : missing < 1) return fail();
  const groups = [...head, ...Array.from({ length: missing }, () => '0'), ...tail];
  return groups.reduce((value, group) => {
    if (!/^[0-9a-f]{1,4}$/i.test(group)) return fail();
    return (value << 16n) | BigInt(`0x${group}`);
  }, 0n);
}

function formatAddress(value: bigint, bits: Prefix['bits']): string {
  if (bits === 32) return [24n, 16n, 8n, 0n].map((shift) => (value >> shift) & 255n).join('.');
  const groups = Array.from({ length: 8 }, (_, index) =>
    ((value >> BigInt(112 - 16 * index)) & 0xffffn).toString(16),
  );
  // The longest run of zeros is omitted, the first one of several.
  const text = groups.join(':');
  const runs = [...text.matchAll(/(?:^|(?<=:))0(?::0)+(?=:|$)/g)].sort((a, b) => b[0].length - a[0].length);
  const [run] = runs;
  if (run === undefined) return text;
  const [before, after] = [text.slice(0, run.index), text.slice(run.index + run[0].length)];
  return `${before.replace(/:$/, '')}::${after.replace(/^:/, '')}`;
}
