import { expect, it } from 'vitest';
import { run } from '../build/site-fixture.ts';

it('keeps its promises with damaged inputs of all kinds', async () => {
  const { code, out, err } = await run(['fuzz', '--seed', '1', '--count', '60']);
  expect(out + err).toMatch(/: nothing is broken\n$/);
  expect(code).toBe(0);
  // Some seconds; on a machine that does other work beside it several times as long.
}, 300_000);
