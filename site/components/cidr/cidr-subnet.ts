import { ADDRESS_BITS, type Block, blockAround, countAddresses, formatBlock } from './block.ts';
import type { Parsed } from './parsed.ts';

/** Returns block `number` of those that are `newBits` longer: Terraform's `cidrsubnet`. Integers from 0. */
export function cidrSubnet(block: Block, newBits: number, number: number): Parsed<Block> {
  const prefix = block.prefix + newBits;
  const bits = ADDRESS_BITS[block.version];
  if (prefix > bits) {
    return {
      problem: {
        text: 'cidrBitsTooMany',
        values: { block: formatBlock(block), newBits, prefix, version: block.version, bits },
      },
    };
  }
  const size = countAddresses({ ...block, prefix });
  const address = block.address + size * BigInt(number);
  if (blockAround(block.version, address, block.prefix).address !== block.address) {
    return {
      problem: {
        text: 'cidrNumberTooLarge',
        values: { block: formatBlock(block), count: 2 ** newBits, prefix, number },
      },
    };
  }
  return { value: { version: block.version, address, prefix } };
}

/** Writes the call in Terraform's language. `block` is an expression: a block in quotes, or another call. */
export function writeCall(block: string, newBits: number, number: number): string {
  return `cidrsubnet(${block}, ${newBits}, ${number})`;
}
