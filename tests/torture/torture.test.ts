import { expect, it } from 'vitest';
import { run } from '../build/site-fixture.ts';

it('publishes whole sites, however builds are killed and raced', async () => {
  const { code, out, err } = await run(['torture', '--seed', '1', '--count', '3']);
  expect(out + err).toMatch(/: nothing is broken\n$/);
  expect(code).toBe(0);
  // Some seconds; on a machine that does other work beside it several times as long.
}, 300_000);
