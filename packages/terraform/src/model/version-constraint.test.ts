import { describe, expect, it } from 'vitest';
import { compareConstraints } from '../diff/constraints.ts';
import { admitsVersion } from './version-constraint.ts';

describe('`~>`', () => {
  it.each([
    ['~> 5.1.2', '5.1.9', true],
    ['~> 5.1.2', '5.2.0', false],
    ['~> 5.1', '5.9.0', true],
    ['~> 5.1', '6.0.0', false],
    ['~> 5', '4.9.0', false],
  ])('%s and %s: only the last number may grow', (constraint, version, isIn) => {
    expect(admitsVersion(constraint, version, 'provider')).toBe(isIn);
    expect(admitsVersion(constraint, version, 'module')).toBe(isIn);
  });

  // Terraform reads constraints of providers with apparentlymart/go-versions, all others with hashicorp/go-version.
  it('with a single number has an upper bound for providers only', () => {
    expect(admitsVersion('~> 5', '6.0.0', 'provider')).toBe(false);
    expect(admitsVersion('~> 5', '6.0.0', 'module')).toBe(true);
    expect(admitsVersion('~> 5', '6.0.0', 'terraform')).toBe(true);
    expect(compareConstraints(['~> 5'], ['~> 5.0'], 'provider')).toBe('same');
    expect(compareConstraints(['~> 1'], ['~> 1.0'], 'terraform')).toBe('fewer');
  });
});
