import { afterEach, describe, expect, it } from 'vitest';
import { createSite, run, type SiteFixture } from './site-fixture.ts';

let site: SiteFixture | undefined;

afterEach(async () => {
  await site?.delete();
  site = undefined;
});

describe('a command line that is wrong', () => {
  it('names an unknown command', async () => {
    expect(await run(['biuld'])).toMatchObject({
      code: 1,
      err: 'error: unknown command `biuld`\n  Use one of: start, dev, build, preview, search:records, init.\n',
    });
  });

  it('names a port that is none', async () => {
    const { code, err } = await run(['preview', '--port', 'http']);
    expect(code).toBe(1);
    expect(err).toContain('`--port http` is not a port');
  });

  it('says what a site is when the folder has no pages', async () => {
    site = await createSite({ 'readme.txt': 'x' }, run);
    const { code, err } = await site.build();
    expect(code).toBe(1);
    expect(err).toContain('has no pages\n  A site is a folder with `.md` or `.mdx` files');
  });
});
