import { type Block, containsBlock, overlap } from './block.ts';
import { parseBlock } from './parse-block.ts';

export interface AddressKind {
  readonly label: string;
  /** Whether AWS refuses a VPC with such a block. */
  readonly refused?: boolean;
}

/** From the registries of special addresses (RFC 6890 and its successors) and AWS's rules for blocks of a VPC. */
const KINDS: readonly (AddressKind & { readonly block: string })[] = [
  { block: '10.0.0.0/8', label: 'Private (RFC 1918)' },
  { block: '172.16.0.0/12', label: 'Private (RFC 1918)' },
  { block: '192.168.0.0/16', label: 'Private (RFC 1918)' },
  { block: '100.64.0.0/10', label: 'Shared address space (RFC 6598), not routed on the internet' },
  { block: '198.18.0.0/15', label: 'For tests of networks (RFC 2544), not routed on the internet' },
  { block: '192.0.2.0/24', label: 'For examples in documents (RFC 5737)' },
  { block: '198.51.100.0/24', label: 'For examples in documents (RFC 5737)' },
  { block: '203.0.113.0/24', label: 'For examples in documents (RFC 5737)' },
  { block: '0.0.0.0/8', label: 'This network (RFC 791)', refused: true },
  { block: '127.0.0.0/8', label: 'Loopback (RFC 1122)', refused: true },
  { block: '169.254.0.0/16', label: 'Link-local (RFC 3927)', refused: true },
  { block: '224.0.0.0/4', label: 'Multicast (RFC 5771)', refused: true },
  { block: '240.0.0.0/4', label: 'Reserved for future use (RFC 1112)' },
  { block: '2001:db8::/32', label: 'For examples in documents (RFC 3849)' },
  { block: '3fff::/20', label: 'For examples in documents (RFC 9637)' },
  { block: 'fc00::/7', label: 'Unique local (RFC 4193), not routed on the internet' },
  { block: 'fe80::/10', label: 'Link-local (RFC 4291)' },
  { block: 'ff00::/8', label: 'Multicast (RFC 4291)' },
];

const SPECIAL = KINDS.flatMap(({ block, ...kind }) => {
  const { value } = parseBlock(block);
  return value === undefined ? [] : [{ kind, value }];
});

/** What a block's addresses are for. */
export function findAddressKind(block: Block): AddressKind {
  const around = SPECIAL.find(({ value }) => containsBlock(value, block));
  if (around !== undefined) return around.kind;
  if (SPECIAL.some(({ value }) => overlap(value, block))) {
    return { label: 'Addresses of several kinds' };
  }
  return { label: 'Public: routed on the internet, and yours only if a registry gave them to you' };
}
