import { type AddressKind, findAddressKind } from './address-kind.ts';
import { type Block, formatBlock } from './block.ts';
import type { CidrMessage } from './format-problem.ts';
import { type Layout, type LayoutId, layouts } from './layouts.ts';
import { parseBlock } from './parse-block.ts';
import { type Plan, planIpv6Subnets, planSubnets, type Tier } from './subnet-plan.ts';

export type TierField = 'tierBits' | 'tierIndex' | 'subnetBits';

/** The fields of the calculator, as typed. */
export interface CalculatorInput {
  readonly block: string;
  readonly layout: LayoutId;
  readonly zones: string;
  /** Tier numbers that differ from the layout's, by tier and field. */
  readonly tiers: Readonly<Record<string, Partial<Record<TierField, string>>>>;
}

export interface Calculation {
  /** The block, if one was typed. */
  readonly block?: Block;
  readonly kind?: AddressKind;
  /** The problem with the typed block, and a suggestion. */
  readonly blockProblem?: CidrMessage;
  readonly suggestion?: string;
  /** The problem with the number of zones. */
  readonly zonesProblem?: CidrMessage;
  /** Reasons why the block cannot be divided, or would be rejected. */
  readonly planProblems: readonly CidrMessage[];
  /** The division; absent if there are problems. */
  readonly plan?: Plan;
}

/** Maximum number of availability zones in any AWS region. */
export const MOST_ZONES = 6;

const LARGEST_VPC = 16;
const SMALLEST_VPC = 28;
const IPV6_VPC = 56;
/** Maximum bits of any field, which is the length of an address. */
const MOST_BITS = 32;

export function startInput(layout: LayoutId, block: string = layouts[layout].example): CalculatorInput {
  return { block, layout, zones: '3', tiers: {} };
}

/** Computes everything that the calculator shows. */
export function calculate(input: CalculatorInput): Calculation {
  const layout: Layout = layouts[input.layout];
  const zones = readWhole(input.zones, MOST_ZONES);
  const zonesProblem: CidrMessage | undefined =
    zones === undefined || zones === 0 ? { text: 'cidrZonesWrong', values: { most: MOST_ZONES } } : undefined;
  const read = parseBlock(input.block);
  if (read.value === undefined) {
    const { problem, suggestion } = read;
    return {
      planProblems: [],
      blockProblem: problem,
      ...(suggestion !== undefined && { suggestion }),
      ...(zonesProblem !== undefined && { zonesProblem }),
    };
  }
  const block = read.value;
  const kind = findAddressKind(block);
  if (zones === undefined || zonesProblem !== undefined)
    return { block, kind, planProblems: [], ...(zonesProblem !== undefined && { zonesProblem }) };

  const refusal = refuse(block, kind, layout);
  if (refusal !== undefined) return { block, kind, planProblems: [refusal] };
  const { tiers, problems } = readTiers(input, layout);
  if (block.version === 4 && problems.length > 0) return { block, kind, planProblems: problems };
  const plan =
    block.version === 4
      ? planSubnets(block, tiers, zones)
      : planIpv6Subnets(
          block,
          layout.tiers.map(({ name }) => name),
          zones,
        );
  if (plan.problems.length > 0) return { block, kind, planProblems: plan.problems };
  return { block, kind, planProblems: [], plan };
}

/** Returns the reason why no VPC can have the block. */
function refuse(
  block: Block,
  { label, refused = false }: AddressKind,
  layout: Layout,
): CidrMessage | undefined {
  const shown = formatBlock(block);
  if (block.version === 6) {
    if (!layout.hasIpv6) return { text: 'cidrIpv4Only' };
    if (block.prefix !== IPV6_VPC)
      return { text: 'cidrIpv6Size', values: { block: shown, prefix: IPV6_VPC } };
    return undefined;
  }
  if (block.prefix < LARGEST_VPC)
    return { text: 'cidrTooLarge', values: { block: shown, prefix: LARGEST_VPC } };
  if (block.prefix > SMALLEST_VPC)
    return { text: 'cidrTooSmall', values: { block: shown, prefix: SMALLEST_VPC } };
  if (refused) return { text: 'cidrRefused', values: { block: shown, kind: label } };
  return undefined;
}

/** Returns the number of a field, or the layout's default for an unchanged one. */
export function showTierField(input: CalculatorInput, tier: Tier, field: TierField): string {
  return input.tiers[tier.name]?.[field] ?? String(tier[field]);
}

function readTiers(input: CalculatorInput, layout: Layout): { tiers: Tier[]; problems: CidrMessage[] } {
  const problems: CidrMessage[] = [];
  const tiers = layout.tiers.map((tier) => {
    const read = (field: TierField, label: string, most: number): number => {
      const value = readWhole(showTierField(input, tier, field), most);
      if (value !== undefined) return value;
      const values = { field: label, tier: tier.name };
      if (most === 0) problems.push({ text: 'cidrFieldZero', values });
      else problems.push({ text: 'cidrFieldRange', values: { ...values, most } });
      return 0;
    };
    const tierBits = read('tierBits', 'tier_bits', MOST_BITS);
    const tierIndex = read('tierIndex', 'tier_index', 2 ** tierBits - 1);
    return { name: tier.name, tierBits, tierIndex, subnetBits: read('subnetBits', 'subnet_bits', MOST_BITS) };
  });
  return { tiers, problems };
}

function readWhole(text: string, most: number): number | undefined {
  const typed = text.trim();
  const value = Number(typed);
  return /^\d+$/.test(typed) && value <= most ? value : undefined;
}
