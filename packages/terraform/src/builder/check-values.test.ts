import { describe, expect, it } from 'vitest';
import { checkValues } from './check-values.ts';
import { module } from './sample-module.ts';

describe('values in a form', () => {
  const faultsOf = (given: Parameters<typeof checkValues>[1]) =>
    checkValues(module.variables, given).map(({ name, kind, message }) => `${name} ${kind}: ${message}`);

  it('are answered by the types and the rules of the module', () => {
    expect(faultsOf({})).toEqual(['name missing: The input is required.']);
    expect(faultsOf({ name: 'ab' })).toEqual(['name rule: The name ab is too short.']);
    expect(faultsOf({ name: 'abc', disk: { kind: 'x' } })).toEqual([
      'disk type: The value does not fit the type `object({\n    gb   = number\n    kind = optional(string, "ssd")\n  })`.',
    ]);
  });

  it('are seen together, with the defaults of the others', () => {
    expect(faultsOf({ name: 'abc', size: 5 })).toEqual(['size rule: Only big ones have more.']);
    expect(faultsOf({ name: 'abc', size: 5, big: true })).toEqual([]);
    expect(faultsOf({ name: 'abc', size: null })).toEqual([]);
  });
});
