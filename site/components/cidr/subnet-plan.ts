import { type Block, findFreeBlocks, formatBlock, overlap } from './block.ts';
import { cidrSubnet, writeCall } from './cidr-subnet.ts';
import type { CidrMessage } from './format-problem.ts';

/** The position of a tier in the network: inputs of the module `subnet-plan`. Whole numbers. */
export interface Tier {
  readonly name: string;
  /** Bits that the tier's block adds to the network's prefix. */
  readonly tierBits: number;
  /** Index of the tier's block, from 0. */
  readonly tierIndex: number;
  /** Bits that each subnet adds to the tier's prefix. */
  readonly subnetBits: number;
}

export interface PlannedBlock {
  readonly block: Block;
  /** The Terraform call that computes the block. */
  readonly call: string;
}

export interface PlannedTier extends PlannedBlock {
  readonly name: string;
  /** One subnet per availability zone, in order. */
  readonly subnets: readonly PlannedBlock[];
}

export interface Plan {
  readonly tiers: readonly PlannedTier[];
  /** Blocks that no tier uses. */
  readonly free: readonly Block[];
  /** Reasons why the modules would reject the plan; empty if they accept it. */
  readonly problems: readonly CidrMessage[];
}

/** AWS accepts subnets from /16 to /28. */
const LARGEST = 16;
const SMALLEST = 28;

/** Bits from the /56 of a VPC to the /60 of a tier, and from there to the /64 of a subnet: module `vpc-subnets`. */
const IPV6_BITS = 4;

/** Divides an IPv4 network like the module `subnet-plan`, with its errors as messages. */
export function planSubnets(network: Block, tiers: readonly Tier[], zoneCount: number): Plan {
  const plan = divide(network, tiers, zoneCount);
  return {
    ...plan,
    problems: [...plan.problems, ...findWrongSizes(plan.tiers), ...findOverlaps(plan.tiers)],
  };
}

/** Divides the /56 that Amazon assigns to a VPC like the module `vpc-subnets`, at fixed positions. */
export function planIpv6Subnets(network: Block, tierNames: readonly string[], zoneCount: number): Plan {
  const tiers = tierNames.map((name, tierIndex) => ({
    name,
    tierBits: IPV6_BITS,
    tierIndex,
    subnetBits: IPV6_BITS,
  }));
  return divide(network, tiers, zoneCount);
}

function divide(network: Block, tiers: readonly Tier[], zoneCount: number): Plan {
  const planned: PlannedTier[] = [];
  const problems: CidrMessage[] = [];
  for (const { name, tierBits, tierIndex, subnetBits } of tiers) {
    const whole = cidrSubnet(network, tierBits, tierIndex);
    if (whole.value === undefined) {
      problems.push({ text: 'cidrNoTier', values: { tier: name, problem: whole.problem } });
      continue;
    }
    const call = writeCall(`"${formatBlock(network)}"`, tierBits, tierIndex);
    const subnets: PlannedBlock[] = [];
    for (let zone = 0; zone < zoneCount; zone++) {
      const subnet = cidrSubnet(whole.value, subnetBits, zone);
      if (subnet.value === undefined) {
        problems.push({
          text: subnetBits === 0 ? 'cidrOneSubnet' : 'cidrNoSubnet',
          values: { tier: name, zone, problem: subnet.problem },
        });
        break;
      }
      subnets.push({ block: subnet.value, call: writeCall(call, subnetBits, zone) });
    }
    planned.push({ name, block: whole.value, call, subnets });
  }
  const used = planned.map(({ block }) => block);
  return { tiers: planned, free: findFreeBlocks(network, used), problems };
}

function findWrongSizes(tiers: readonly PlannedTier[]): CidrMessage[] {
  return tiers.flatMap(({ name, subnets: [first] }) => {
    if (first === undefined) return [];
    const { prefix } = first.block;
    if (prefix >= LARGEST && prefix <= SMALLEST) return [];
    const values = { tier: name, prefix, largest: LARGEST, smallest: SMALLEST };
    return [{ text: 'cidrSubnetSize', values }];
  });
}

function findOverlaps(tiers: readonly PlannedTier[]): CidrMessage[] {
  return tiers.flatMap((first, index) =>
    tiers
      .slice(index + 1)
      .filter((second) => overlap(first.block, second.block))
      .map((second) => ({
        text: 'cidrOverlap',
        values: {
          first: first.name,
          firstBlock: formatBlock(first.block),
          second: second.name,
          secondBlock: formatBlock(second.block),
        },
      })),
  );
}
