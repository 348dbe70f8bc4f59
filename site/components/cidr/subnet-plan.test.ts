/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatBlock } from './block.ts';
import { type CalculatorInput, calculate, startInput } from './calculate.ts';
import { inEnglish } from './in-english.ts';
import { layouts } from './layouts.ts';
import type { Plan } from './subnet-plan.ts';

const example = startInput('application');

function planOf(input: CalculatorInput): Plan {
  const { plan, planProblems, blockProblem } = calculate(input);
  if (plan === undefined) throw new Error([blockProblem, ...planProblems].map(inEnglish).join(' '));
  return plan;
}

/** Returns the blocks of subnets by tier. */
function subnetsOf({ tiers }: Plan): Record<string, string[]> {
  return Object.fromEntries(
    tiers.map(({ name, subnets }) => [name, subnets.map(({ block }) => formatBlock(block))]),
  );
}

test.each(Object.values(layouts))('tiers are those of $service', ({ service, tiers }) => {
  const variables = readFileSync(new URL(`../../catalog/${service}/variables.tf`, import.meta.url), 'utf8');
  for (const { name, tierBits, tierIndex, subnetBits } of tiers) {
    const start = variables.indexOf(`variable "${name.replace('-', '_')}_subnets" {`);
    const declared = variables.slice(start, variables.indexOf('\n}\n', start));
    const defaults = ['tier_bits', 'tier_index', 'subnet_bits'].map((field) =>
      Number(new RegExp(`\\b${field} = optional\\(number, (\\d+)\\)`).exec(declared)?.[1]),
    );
    expect([name, ...defaults]).toEqual([name, tierBits, tierIndex, subnetBits]);
  }
});

describe('an application VPC', () => {
  test('has the subnets that the module gives it, and a quarter left over', () => {
    const plan = planOf(example);
    expect(plan.tiers.map(({ block }) => formatBlock(block))).toEqual([
      '10.2.0.0/19',
      '10.2.128.0/17',
      '10.2.32.0/19',
    ]);
    expect(subnetsOf(plan)).toEqual({
      public: ['10.2.0.0/21', '10.2.8.0/21', '10.2.16.0/21'],
      'private-app': ['10.2.128.0/19', '10.2.160.0/19', '10.2.192.0/19'],
      'private-persistence': ['10.2.32.0/21', '10.2.40.0/21', '10.2.48.0/21'],
    });
    expect(plan.free.map(formatBlock)).toEqual(['10.2.64.0/18']);
  });

  test('is planned by calls that can be copied', () => {
    const [, app] = planOf(example).tiers;
    expect(app?.call).toBe('cidrsubnet("10.2.0.0/16", 1, 1)');
    expect(app?.subnets[2]?.call).toBe('cidrsubnet(cidrsubnet("10.2.0.0/16", 1, 1), 2, 2)');
  });

  test('has a /60 for each tier and a /64 for each subnet of its IPv6 block', () => {
    const plan = planOf({ ...example, block: '2001:db8:1200::/56', zones: '2' });
    expect(subnetsOf(plan)).toEqual({
      public: ['2001:db8:1200::/64', '2001:db8:1200:1::/64'],
      'private-app': ['2001:db8:1200:10::/64', '2001:db8:1200:11::/64'],
      'private-persistence': ['2001:db8:1200:20::/64', '2001:db8:1200:21::/64'],
    });
    expect(plan.tiers[2]?.subnets[1]?.call).toBe('cidrsubnet(cidrsubnet("2001:db8:1200::/56", 4, 2), 4, 1)');
  });
});

test('a management VPC has two halves', () => {
  expect(subnetsOf(planOf(startInput('management')))).toEqual({
    public: ['10.0.0.0/23', '10.0.2.0/23', '10.0.4.0/23'],
    private: ['10.0.8.0/23', '10.0.10.0/23', '10.0.12.0/23'],
  });
});

test('a tier can be given other numbers', () => {
  const plan = planOf({ ...example, tiers: { public: { tierBits: '4', tierIndex: '4' } } });
  expect(subnetsOf(plan).public).toEqual(['10.2.64.0/22', '10.2.68.0/22', '10.2.72.0/22']);
  expect(plan.free.map(formatBlock)).toEqual(['10.2.0.0/19', '10.2.80.0/20', '10.2.96.0/19']);
});

describe('what the modules refuse is explained', () => {
  const withTier = (fields: Record<string, string>) => ({ ...example, tiers: { public: fields } });
  test.each<[string, CalculatorInput, string]>([
    ['tiers overlap', withTier({ tierIndex: '1' }), 'public (`10.2.32.0/19`) and private-persistence'],
    ['one tier lies in another', withTier({ tierIndex: '5' }), 'public (`10.2.160.0/19`) and private-app'],
    ['there are too many zones', { ...example, zones: '5' }, 'no room for public in zone 4'],
    ['a tier is a single subnet', withTier({ subnetBits: '0' }), 'with 0 the tier is one subnet'],
    ['subnets are too small', { ...example, block: '10.2.0.0/24' }, 'public would be /29'],
    ['subnets are too large', withTier({ tierBits: '32' }), 'its prefix would be /48'],
    [
      'an index is too large',
      withTier({ tierIndex: '8' }),
      '`tier_index` of public must be a whole number from 0 to 7',
    ],
    [
      'an index has nothing to count',
      withTier({ tierBits: '0', tierIndex: '1' }),
      '`tier_index` of public must be 0.',
    ],
    ['a number is none', withTier({ subnetBits: 'two' }), '`subnet_bits` of public must be a whole number'],
    ['a number is missing', withTier({ tierBits: '' }), '`tier_bits` of public'],
    ['the network is too large', { ...example, block: '10.0.0.0/8' }, 'too large for a VPC'],
    ['the network is too small', { ...example, block: '10.2.0.0/29' }, 'too small for a VPC'],
    ['AWS keeps the addresses', { ...example, block: '127.0.0.0/16' }, 'another use: Loopback'],
    ['an IPv6 block is no /56', { ...example, block: '2001:db8::/48' }, 'a block of size /56'],
    ['the service has no IPv6', { ...startInput('management'), block: '2001:db8::/56' }, 'IPv4 only'],
  ])('%s', (_, input, reason) => {
    const { plan, planProblems } = calculate(input);
    expect(plan).toBeUndefined();
    expect(planProblems.map(inEnglish).join(' ')).toContain(reason);
  });

  test('a wrong block has its reason and no plan', () => {
    const result = calculate({ ...example, block: '10.2.3.4/16' });
    expect(result).toMatchObject({ suggestion: '10.2.0.0/16', planProblems: [] });
    expect(result.plan).toBeUndefined();
  });

  test.each(['0', '7', '', '1.5', '-1'])(
    '`%s` zones are refused, and the block is described all the same',
    (zones) => {
      const result = calculate({ ...example, zones });
      expect(inEnglish(result.zonesProblem)).toContain('from 1 to 6');
      expect(result.block).toBeDefined();
      expect(result.plan).toBeUndefined();
    },
  );
});
