import type { CidrMessages } from './messages.ts';
import type { Tier } from './subnet-plan.ts';

/** The default division of a VPC by a service of the catalog. */
export interface Layout {
  readonly label: keyof CidrMessages;
  /** An example block from the guides. */
  readonly example: string;
  /** Path of the service in the catalog. */
  readonly service: string;
  readonly tiers: readonly Tier[];
  /** True when the service assigns IPv6 blocks to its subnets. */
  readonly hasIpv6: boolean;
}

export const layouts = {
  application: {
    label: 'cidrApplication',
    example: '10.2.0.0/16',
    service: 'services/networking/virtual-private-cloud-vpc',
    tiers: [
      { name: 'public', tierBits: 3, tierIndex: 0, subnetBits: 2 },
      { name: 'private-app', tierBits: 1, tierIndex: 1, subnetBits: 2 },
      { name: 'private-persistence', tierBits: 3, tierIndex: 1, subnetBits: 2 },
    ],
    hasIpv6: true,
  },
  management: {
    label: 'cidrManagement',
    example: '10.0.0.0/20',
    service: 'services/networking/management-vpc',
    tiers: [
      { name: 'public', tierBits: 1, tierIndex: 0, subnetBits: 2 },
      { name: 'private', tierBits: 1, tierIndex: 1, subnetBits: 2 },
    ],
    hasIpv6: false,
  },
} as const satisfies Record<string, Layout>;

export type LayoutId = keyof typeof layouts;

export function isLayoutId(text: string): text is LayoutId {
  return Object.hasOwn(layouts, text);
}
