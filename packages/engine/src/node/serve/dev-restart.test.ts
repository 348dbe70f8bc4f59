import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectBrowser } from './fixtures/connect-browser.ts';
import { type DevFixture, FILES, startDevFixture } from './fixtures/dev-site.ts';

const CONFIG = String(FILES['site.config.ts']);
let dev: DevFixture;

beforeAll(async () => {
  dev = await startDevFixture();
});
afterAll(() => dev.close());

test('a config with another base URL is followed without a restart by hand', async () => {
  const { closed } = await connectBrowser(dev.url);
  await dev.write('site.config.ts', CONFIG.replace('{', "{ baseUrl: '/below/',"));
  await dev.expectSoon('/below/docs/', '<title>Documents | Small Site</title>');
  // Open pages detect it and reload.
  await closed;
  const output = dev.takeOutput();
  expect(output).toContain('The config names other modules, folders or addresses: the server starts again.');
  expect(output).toMatch(/Development server at http:\/\/127\.0\.0\.1:\d+\/below\//);
  await dev.write('content/docs/index.md', '# Edited\n');
  await dev.expectSoon('/below/docs/', '<title>Edited | Small Site</title>');
});

test('a faulty config is shown, and the server goes on with the corrected one', async () => {
  await dev.write('site.config.ts', CONFIG.replace('title:', 'titel:'));
  await dev.expectSoon('/below/docs/', 'titel');
  await dev.write('site.config.ts', CONFIG);
  await dev.expectSoon('/docs/', '<title>Edited | Small Site</title>');
});

test('a server that cannot start again shows why, until it can', async () => {
  const faulty = (message: string): string =>
    CONFIG.replace(
      '{',
      `{ bundler: { name: 'own', key: '1', plugins() { throw new Error('${message}'); } },`,
    );
  await dev.write('site.config.ts', faulty('no such compiler'));
  await dev.expectSoon('/docs/', 'no such compiler');
  expect((await dev.get('/docs/guide/one')).status).toBe(500);
  await dev.write('site.config.ts', faulty('no compiler at all'));
  expect((await dev.get('/docs/')).text).toContain('no compiler at all');
  await dev.write('site.config.ts', CONFIG.replace('title:', 'titel:'));
  expect((await dev.get('/docs/')).text).toContain('titel');
  await dev.write('site.config.ts', CONFIG);
  expect((await dev.get('/docs/')).text).toContain('<title>Edited | Small Site</title>');
});
