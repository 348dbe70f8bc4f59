import {
  ADDRESS_BITS,
  type Block,
  blockAround,
  formatAddress,
  formatBlock,
  type IpVersion,
} from './block.ts';
import { parseIpv4 } from './ipv4.ts';
import { parseIpv6 } from './ipv6.ts';
import type { Parsed } from './parsed.ts';

/** IPv4-mapped IPv6 addresses: `::ffff:0:0/96`, RFC 4291. */
const MAPPED = 0xffffn << 32n;

/** Parses a block such as `10.2.0.0/16` or `2001:db8:1200::/56`. Rejects host bits, as the modules do. */
export function parseBlock(text: string): Parsed<Block> {
  const typed = text.trim();
  if (typed === '') return { problem: { text: 'cidrBlockMissing' } };

  const [addressText = '', prefixText, ...more] = typed.split('/');
  if (more.length > 0) return { problem: { text: 'cidrSlashes', values: { typed } } };
  const version = addressText.includes(':') ? 6 : 4;
  const address = version === 6 ? parseIpv6(addressText) : parseIpv4(addressText);
  if (address.value === undefined) return address;
  if (prefixText === undefined) {
    return {
      problem: { text: 'cidrOnlyAddress', values: { typed, prefix: version === 6 ? 56 : 16 } },
    };
  }
  const prefix = parsePrefix(prefixText, version, formatAddress(version, address.value));
  if (prefix.value === undefined) return prefix;
  return placeBlock(version, address.value, prefix.value);
}

function placeBlock(version: IpVersion, address: bigint, prefix: number): Parsed<Block> {
  if (version === 6 && address >= MAPPED && address < MAPPED + (1n << 32n)) {
    return {
      problem: { text: 'cidrMapped', values: { address: formatAddress(6, address) } },
    };
  }
  const block = blockAround(version, address, prefix);
  if (block.address === address) return { value: block };
  const start = formatAddress(version, block.address);
  return {
    problem: { text: 'cidrInside', values: { address: formatAddress(version, address), prefix, start } },
    suggestion: formatBlock(block),
  };
}

function parsePrefix(text: string, version: IpVersion, address: string): Parsed<number> {
  const bits = ADDRESS_BITS[version];
  if (/^\d+$/.test(text)) {
    const prefix = Number(text);
    if (prefix > bits) {
      return {
        problem: { text: 'cidrPrefixTooLong', values: { prefix: text, version, bits } },
      };
    }
    if (String(prefix) === text) return { value: prefix };
    return {
      problem: { text: 'cidrPrefixZero', values: { prefix: text } },
      suggestion: `${address}/${prefix}`,
    };
  }
  const mask = version === 4 && text.includes('.') ? readMask(text) : undefined;
  if (mask !== undefined) {
    return {
      problem: { text: 'cidrNetmask', values: { mask: text, prefix: mask } },
      suggestion: `${address}/${mask}`,
    };
  }
  if (text === '') return { problem: { text: 'cidrPrefixMissing', values: { bits } } };
  return { problem: { text: 'cidrPrefixOther', values: { prefix: text, bits } } };
}

/** Returns the prefix length of a netmask whose ones all precede its zeros. */
function readMask(text: string): number | undefined {
  const mask = parseIpv4(text);
  if (mask.value === undefined) return undefined;
  const bits = mask.value.toString(2).padStart(32, '0');
  const zero = bits.indexOf('0');
  const prefix = zero === -1 ? 32 : zero;
  return bits.includes('01') ? undefined : prefix;
}
