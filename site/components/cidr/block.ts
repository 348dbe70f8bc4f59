import { formatIpv4 } from './ipv4.ts';
import { formatIpv6 } from './ipv6.ts';

export type IpVersion = 4 | 6;

/** A CIDR block. The bits of `address` after the first `prefix` ones are zero. */
export interface Block {
  readonly version: IpVersion;
  readonly address: bigint;
  /** Number of bits that all addresses of the block share. */
  readonly prefix: number;
}

/** Bits of an address. */
export const ADDRESS_BITS: Readonly<Record<IpVersion, number>> = { 4: 32, 6: 128 };

/** Addresses that AWS reserves in every subnet: the first four and the last one. */
const RESERVED = 5n;

export function formatAddress(version: IpVersion, address: bigint): string {
  return version === 4 ? formatIpv4(address) : formatIpv6(address);
}

export function formatBlock({ version, address, prefix }: Block): string {
  return `${formatAddress(version, address)}/${prefix}`;
}

export function countAddresses({ version, prefix }: Block): bigint {
  return 1n << BigInt(ADDRESS_BITS[version] - prefix);
}

/** Returns the number of addresses that instances can have, 0 in a block below AWS's reservation. */
export function countUsable(subnet: Block): bigint {
  const left = countAddresses(subnet) - RESERVED;
  return left > 0n ? left : 0n;
}

export function lastAddress(block: Block): bigint {
  return block.address + countAddresses(block) - 1n;
}

/** Returns the block of a given size that contains an address. */
export function blockAround(version: IpVersion, address: bigint, prefix: number): Block {
  const hostBits = BigInt(ADDRESS_BITS[version] - prefix);
  return { version, address: (address >> hostBits) << hostBits, prefix };
}

/** True when `outer` contains all addresses of `inner`. */
export function containsBlock(outer: Block, inner: Block): boolean {
  return (
    outer.version === inner.version &&
    outer.prefix <= inner.prefix &&
    blockAround(inner.version, inner.address, outer.prefix).address === outer.address
  );
}

/** Blocks are aligned, so two of them overlap only if one contains the other. */
export function overlap(a: Block, b: Block): boolean {
  return containsBlock(a, b) || containsBlock(b, a);
}

/** Returns the remainder of a block without the blocks in use, as the largest possible blocks in order. */
export function findFreeBlocks(block: Block, used: readonly Block[]): Block[] {
  const inside = used.filter((other) => overlap(block, other));
  if (inside.length === 0) return [block];
  if (inside.some((other) => containsBlock(other, block))) return [];
  const lower = { ...block, prefix: block.prefix + 1 };
  const upper = { ...lower, address: block.address + countAddresses(lower) };
  return [...findFreeBlocks(lower, inside), ...findFreeBlocks(upper, inside)];
}
