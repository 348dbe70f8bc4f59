import { expect, it } from 'vitest';
import { run } from './site-fixture.ts';

/** Another sequence of edits: `EDITS_SEED=7 EDITS_COUNT=1000 npx vitest run tests/build/warm-equals-cold.test.ts`. */
const { EDITS_SEED = '1', EDITS_COUNT = '200' } = process.env;

it('publishes the same bytes after any edits as a build from nothing does', async () => {
  const { code, out, err } = await run(['test:edits', '--seed', EDITS_SEED, '--count', EDITS_COUNT]);
  expect(out + err).toMatch(/: the same\n$/);
  expect(code).toBe(0);
  // About half a minute; on a machine that does other work beside it several times as long.
}, 600_000);

it('does so after edits of texts alone', async () => {
  const args = ['--plain', '--seed', EDITS_SEED, '--count', EDITS_COUNT];
  const { code, out, err } = await run(['test:edits', ...args]);
  expect(out + err).toMatch(/: the same\n$/);
  expect(code).toBe(0);
}, 600_000);
