import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createSite, page, run, type SiteFixture } from './site-fixture.ts';

let site: SiteFixture | undefined;

afterAll(() => {
  delete process.env.GRUNTWORK_DOCS_PAGE_SECONDS;
});

afterEach(async () => {
  await site?.delete();
  site = undefined;
});

async function failingBuild(text: string): Promise<string> {
  site = await createSite(
    { 'content/docs/index.mdx': page('Home'), 'content/docs/a.mdx': page('A', text) },
    run,
  );
  const { code, err } = await site.build();
  expect(code).toBe(1);
  expect(await site.list().catch(() => [])).toEqual([]);
  expect(err).not.toMatch(/^\s+at /m);
  return err;
}

describe('a page that never comes to an end is told by name', () => {
  it.each([
    ['ends the program', '{process.exit(0)}', 'ended the program that makes it (exit code 0)'],
    ['loops', '{(() => { while (true); })()}', 'took longer than 6 seconds to make'],
    [
      'takes all memory',
      '{(() => { const all = []; while (true) all.push(new Array(100000).fill({})); })()}',
      'needed more than 2048 MB of memory',
    ],
  ])(
    'because it %s',
    async (name, text, fault) => {
      // Only of one that loops the time is the fault.
      process.env.GRUNTWORK_DOCS_PAGE_SECONDS = name === 'loops' ? '6' : '600';
      expect(await failingBuild(text)).toContain(
        `error: content/docs/a.mdx\n  page \`content/docs/a.mdx\` ${fault}`,
      );
    },
    // Memory fills slowly on a machine that does other work.
    180_000,
  );
});

describe('a text that is too much for a parser is told with its line', () => {
  it('in a build', async () => {
    expect(await failingBuild(`Text.\n\n${'['.repeat(20_000)}`)).toContain('error: content/docs/a.mdx:8:1\n');
  });
});
