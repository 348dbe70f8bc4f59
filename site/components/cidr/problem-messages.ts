/**
 * Problems found by the CIDR calculator, and purposes of addresses, in English. Typed text is in backticks,
 * which mark code. Each text is a whole message, because fragments cannot be combined in every language.
 */
export const cidrProblemMessages = {
  cidrBlockMissing: 'Type a block, such as `10.2.0.0/16` or `2001:db8:1200::/56`.',
  cidrSlashes: '`{typed}` has more than one slash.',
  cidrOnlyAddress:
    '`{typed}` is one address. A block has a prefix length too: a slash and the number of bits that its addresses share, such as `/{prefix}`.',
  cidrMapped: '`{address}` stands for an IPv4 address. Write the block in IPv4.',
  cidrInside:
    "`{address}` is inside a /{prefix} block, which begins at `{start}`. Terraform's functions would round it down silently; the VPC modules refuse it, because it is usually a slip.",

  cidrPrefixTooLong:
    '`/{prefix}` is too long: an IPv{version} address has {bits} bits, so prefixes go from /0 to /{bits}.',
  cidrPrefixZero: '`/{prefix}` begins with a zero. Leave it out.',
  cidrNetmask: '`{mask}` is a netmask. After the slash comes the number of its one bits, {prefix}.',
  cidrPrefixMissing: 'Nothing follows the slash. After the slash comes a whole number from 0 to {bits}.',
  cidrPrefixOther:
    '`{prefix}` is not a prefix length. After the slash comes a whole number from 0 to {bits}.',

  cidrIpv4One: '`{address}` has one number. An IPv4 address has four, with dots between them.',
  cidrIpv4Count: '`{address}` has {count} numbers. An IPv4 address has four, with dots between them.',
  cidrIpv4Empty: 'A part of `{address}` is empty. Each of the four parts is a number from 0 to 255.',
  cidrIpv4Other: '`{part}` in `{address}` is not a number. Each of the four parts is a number from 0 to 255.',
  cidrIpv4Zero:
    '`{part}` in `{address}` begins with a zero, which some programs read as an octal number. Leave the zero out.',
  cidrIpv4TooLarge: '`{part}` in `{address}` is too large. Each of the four parts is a number from 0 to 255.',

  cidrIpv6Interface:
    '`{address}` names a network interface after the percent sign. A block has none: leave it out.',
  cidrIpv6Gaps:
    '`{address}` has `::` more than once, so there is no telling how many zeros each of them stands for.',
  cidrIpv6Count:
    '`{address}` has {count} groups. An IPv6 address has eight, with colons between them, or `::` in place of zeros.',
  cidrIpv6TooMany:
    '`{address}` has too many groups: with `::`, which stands for at least one group of zeros, there may be seven.',
  cidrIpv6Empty:
    'A group is empty. Each group of an IPv6 address has one to four hexadecimal digits: 0 to 9 and a to f.',
  cidrIpv6Other:
    '`{part}` is not a group. Each group of an IPv6 address has one to four hexadecimal digits: 0 to 9 and a to f.',

  cidrZonesWrong: 'Type a whole number from 1 to {most}.',
  cidrFieldZero: '`{field}` of {tier} must be 0.',
  cidrFieldRange: '`{field}` of {tier} must be a whole number from 0 to {most}.',

  cidrIpv4Only: 'The management VPC has IPv4 only. Choose the application VPC to divide an IPv6 block.',
  cidrIpv6Size:
    '`{block}` is not divided here: Amazon gives every VPC a block of size /{prefix}, and the module counts on it.',
  cidrTooLarge:
    '`{block}` is too large for a VPC: AWS takes /{prefix} at most. Choose one /{prefix} inside it, and keep the rest for other VPCs.',
  cidrTooSmall: '`{block}` is too small for a VPC: AWS takes /{prefix} at least.',
  cidrRefused: 'AWS refuses a VPC with `{block}`. Its addresses have another use: {kind}.',

  cidrBitsTooMany:
    '`{block}` cannot take {newBits} more bits: its prefix would be /{prefix}, and an IPv{version} address has {bits} bits.',
  cidrNumberTooLarge:
    '`{block}` has {count} blocks of size /{prefix}, numbered from 0, so there is no number {number}.',
  cidrNoTier: 'There is no room for {tier}: {problem} Change `tier_bits` or `tier_index`.',
  cidrNoSubnet:
    'There is no room for {tier} in zone {zone}: {problem} Raise `subnet_bits` for more, smaller subnets, or lower `tier_bits`.',
  cidrOneSubnet:
    'There is no room for {tier} in zone {zone}: {problem} Raise `subnet_bits`: with 0 the tier is one subnet.',
  cidrSubnetSize:
    'The subnets of {tier} would be /{prefix}, and AWS takes subnets from /{largest} to /{smallest}. Change `tier_bits` or `subnet_bits`.',
  cidrOverlap:
    '{first} (`{firstBlock}`) and {second} (`{secondBlock}`) overlap. Give them other values of `tier_bits` and `tier_index`.',

  cidrPrivate: 'Private (RFC {rfc})',
  cidrShared: 'Shared address space (RFC {rfc}), not routed on the internet',
  cidrTests: 'For tests of networks (RFC {rfc}), not routed on the internet',
  cidrExamples: 'For examples in documents (RFC {rfc})',
  cidrThisNetwork: 'This network (RFC {rfc})',
  cidrLoopback: 'Loopback (RFC {rfc})',
  cidrLinkLocal: 'Link-local (RFC {rfc})',
  cidrMulticast: 'Multicast (RFC {rfc})',
  cidrReserved: 'Reserved for future use (RFC {rfc})',
  cidrUniqueLocal: 'Unique local (RFC {rfc}), not routed on the internet',
  cidrSeveralKinds: 'Addresses of several kinds',
  cidrPublic: 'Public: routed on the internet, and yours only if a registry gave them to you',
} as const;

export type CidrProblemKey = keyof typeof cidrProblemMessages;

export type CidrProblemMessages = Readonly<Record<CidrProblemKey, string>>;
