import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadPatternTable } from '#engine/node/render/markdown/grammar/pattern-table.ts';
import { createSite, page, run, type SiteFixture } from './site-fixture.ts';

const ENGINE = path.join(import.meta.dirname, '../../packages/engine');

let site: SiteFixture;
beforeAll(async () => {
  const files = {
    'content/docs/index.mdx': page('Home'),
    'site.config.ts': "export default { title: 'T' };\n",
  };
  site = await createSite(files, run);
  expect((await site.build()).code).toBe(0);
});
afterAll(() => site.delete());

it('the compiled engine has the translated patterns of grammars with it', () => {
  expect(loadPatternTable(path.join(ENGINE, 'dist')).size).toBeGreaterThan(300);
});

const BIN = path.join(ENGINE, 'bin.mjs');

it.runIf(process.versions.v8.startsWith('11.'))('few functions of a build are optimized', async () => {
  const part = (at: number): string =>
    `## Part ${at}\n\nText of \`a${at}\`.\n\n\`\`\`hcl\na = ${at}\n\`\`\`\n`;
  const text = Array.from({ length: 300 }, (_, at) => part(at)).join('\n');
  await site.write({ 'content/docs/long.md': page('Long', text) });
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--trace-opt', BIN, 'build', '--site', site.dir],
    { maxBuffer: 1e9 },
  );
  // With the patience that this version of Node has by itself they are seventy.
  expect(stdout.match(/completed optimizing/g)?.length ?? 0).toBeLessThan(30);
});
