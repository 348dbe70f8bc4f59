import { expect, test } from 'vitest';
import { findLoader } from './island.ts';

test('what every object has is no island', () => {
  const registry = { Counter: async () => ({}) };
  expect(findLoader(registry, 'Counter')).toBe(registry.Counter);
  for (const name of ['constructor', 'toString', '__proto__', 'Other']) {
    expect(findLoader(registry, name)).toBeUndefined();
  }
});
