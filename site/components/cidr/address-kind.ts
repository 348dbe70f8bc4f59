import { type Block, containsBlock, overlap } from './block.ts';
import type { CidrMessage } from './format-problem.ts';
import { parseBlock } from './parse-block.ts';

export interface AddressKind {
  readonly label: CidrMessage;
  /** True when AWS rejects a VPC with such a block. */
  readonly refused?: boolean;
}

/** Special-purpose address registries (RFC 6890 and its successors), and AWS's rules for VPC blocks. */
const KINDS: readonly (AddressKind & { readonly block: string })[] = [
  { block: '10.0.0.0/8', label: { text: 'cidrPrivate', values: { rfc: 1918 } } },
  { block: '172.16.0.0/12', label: { text: 'cidrPrivate', values: { rfc: 1918 } } },
  { block: '192.168.0.0/16', label: { text: 'cidrPrivate', values: { rfc: 1918 } } },
  { block: '100.64.0.0/10', label: { text: 'cidrShared', values: { rfc: 6598 } } },
  { block: '198.18.0.0/15', label: { text: 'cidrTests', values: { rfc: 2544 } } },
  { block: '192.0.2.0/24', label: { text: 'cidrExamples', values: { rfc: 5737 } } },
  { block: '198.51.100.0/24', label: { text: 'cidrExamples', values: { rfc: 5737 } } },
  { block: '203.0.113.0/24', label: { text: 'cidrExamples', values: { rfc: 5737 } } },
  { block: '0.0.0.0/8', label: { text: 'cidrThisNetwork', values: { rfc: 791 } }, refused: true },
  { block: '127.0.0.0/8', label: { text: 'cidrLoopback', values: { rfc: 1122 } }, refused: true },
  { block: '169.254.0.0/16', label: { text: 'cidrLinkLocal', values: { rfc: 3927 } }, refused: true },
  { block: '224.0.0.0/4', label: { text: 'cidrMulticast', values: { rfc: 5771 } }, refused: true },
  { block: '240.0.0.0/4', label: { text: 'cidrReserved', values: { rfc: 1112 } } },
  { block: '2001:db8::/32', label: { text: 'cidrExamples', values: { rfc: 3849 } } },
  { block: '3fff::/20', label: { text: 'cidrExamples', values: { rfc: 9637 } } },
  { block: 'fc00::/7', label: { text: 'cidrUniqueLocal', values: { rfc: 4193 } } },
  { block: 'fe80::/10', label: { text: 'cidrLinkLocal', values: { rfc: 4291 } } },
  { block: 'ff00::/8', label: { text: 'cidrMulticast', values: { rfc: 4291 } } },
];

const SPECIAL = KINDS.flatMap(({ block, ...kind }) => {
  const { value } = parseBlock(block);
  return value === undefined ? [] : [{ kind, value }];
});

/** Returns the purpose of a block's addresses. */
export function findAddressKind(block: Block): AddressKind {
  const around = SPECIAL.find(({ value }) => containsBlock(value, block));
  if (around !== undefined) return around.kind;
  if (SPECIAL.some(({ value }) => overlap(value, block))) {
    return { label: { text: 'cidrSeveralKinds' } };
  }
  return { label: { text: 'cidrPublic' } };
}
