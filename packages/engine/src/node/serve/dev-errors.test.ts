import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { EDITED } from '#shared/dev-events.ts';
import { connectBrowser } from './fixtures/connect-browser.ts';
import { type DevFixture, FILES, startDevFixture } from './fixtures/dev-site.ts';

let dev: DevFixture;

beforeAll(async () => {
  dev = await startDevFixture();
});
afterAll(() => dev.close());
beforeEach(() => {
  dev.takeOutput();
});

describe('an error', () => {
  test('in a page is shown with its place, printed, and gone when it is corrected', async () => {
    await dev.write('content/docs/guide/broken.mdx', '# Broken\n\nText.\n\n<Card>\n');
    const { status, text } = await dev.get('/docs/guide/broken');
    expect(status).toBe(500);
    expect(text).toContain('content/docs/guide/broken.mdx:5');
    expect(text).toContain('@vite/client');
    expect((await dev.get('/docs/guide/one')).status).toBe(200);
    await dev.get('/docs/guide/broken');
    expect(dev.takeOutput()).toContain('error: content/docs/guide/broken.mdx:5');
    await dev.write('content/docs/guide/broken.mdx', '# Broken\n\nWhole again.\n');
    expect((await dev.get('/docs/guide/broken')).text).toContain('Whole again.');
  });

  test('in code that has no end, or would end the server, is shown with its page', async () => {
    const faults = [
      ['{(() => { for (;;); })()}', 'it took longer than 10 seconds'],
      ['{process.exit(0)}', 'it ends the program that makes it (exit code 0)'],
    ] as const;
    for (const [code, fault] of faults) {
      await dev.write('content/docs/guide/broken.mdx', `# Broken\n\n${code}\n`);
      const { status, text } = await dev.get('/docs/guide/broken');
      expect(status).toBe(500);
      expect(text).toContain('content/docs/guide/broken.mdx');
      expect(text).toContain(fault);
      expect((await dev.get('/docs/guide/one')).text).toContain('First text.');
    }
    await dev.write('content/docs/guide/broken.mdx', '# Broken\n\nAt its end.\n');
    expect((await dev.get('/docs/guide/broken')).text).toContain('At its end.');
  });

  test('in frontmatter is shown with its place', async () => {
    await dev.write('content/docs/guide/broken.mdx', '---\ntitel: Broken\n---\n\nText.\n');
    const { status, text } = await dev.get('/docs/guide/broken');
    expect(status).toBe(500);
    expect(text).toContain('content/docs/guide/broken.mdx:2');
    expect(text).toContain('frontmatter key `titel` is not known');
    // The page with the error works nevertheless.
    expect((await dev.get('/@vite/client')).status).toBe(200);
    expect((await dev.get('/node_modules/vite/dist/client/env.mjs')).status).toBe(200);
    await dev.write('content/docs/guide/broken.mdx', '# Broken\n\nBetter.\n');
    await dev.expectSoon('/docs/guide/broken', 'Better.');
  });

  test('in the code of a React page is shown with its place', async () => {
    await dev.write(
      'content/pages/about.tsx',
      'export default function About() {\n  return <p>About us</b>;\n}\n',
    );
    await dev.expectSoon('/about', 'content/pages/about.tsx:2');
    await dev.write('content/pages/about.tsx', String(FILES['content/pages/about.tsx']));
    await dev.expectSoon('/about', '<p>About us</p>');
  });

  test('in the config is shown with its place', async () => {
    await dev.write('site.config.ts', "export default {\n  titel: 'Small Site',\n};\n");
    await dev.expectSoon('/about', 'site.config.ts:2');
    await dev.write('site.config.ts', String(FILES['site.config.ts']));
    await dev.expectSoon('/about', '<title>About | Small Site</title>');
  });
});

test('broken links of a page are printed once, with their lines', async () => {
  await dev.get('/docs/guide/linking');
  const output = dev.takeOutput();
  expect(output).toContain('warning: 1 broken link on 1 page');
  expect(output).toContain('content/docs/guide/linking.md:3  `/docs/gone` does not exist');
  expect(output).toContain('warning: 1 broken anchor on 1 page');
  expect(output).not.toContain('#first');
  await dev.get('/docs/guide/linking');
  expect(dev.takeOutput()).toBe('');
});

test('a page that is asked for before its edit is told of is rendered once for both', async () => {
  const { messages, close } = await connectBrowser(dev.url);
  const counter = '{(globalThis.rendered = (globalThis.rendered ?? 0) + 1)}';
  await dev.write('content/docs/guide/broken.mdx', `# Broken\n\nTimes: ${counter}\n`);
  expect((await dev.get('/docs/guide/broken')).text).toContain('Times: 1');
  await vi.waitFor(() => expect(messages.at(-1)).toEqual({ type: 'custom', event: EDITED }), 10_000);
  expect((await dev.get('/docs/guide/broken')).text).toContain('Times: 2');
  expect((await dev.get('/docs/guide/broken')).text).toContain('Times: 3');
  close();
});

describe('the browser', () => {
  test('is told of an edit, and gets errors as an overlay', async () => {
    const { messages, close } = await connectBrowser(dev.url);
    const wait = { timeout: 10_000, interval: 20 };
    await dev.write('content/docs/guide/one.mdx', '# One\n\nThird text.\n');
    await vi.waitFor(() => expect(messages.at(-1)).toEqual({ type: 'custom', event: EDITED }), wait);
    await dev.write('content/docs/guide/one.mdx', '# One\n\n{broken\n');
    await vi.waitFor(() => expect(messages.at(-1)).toMatchObject({ type: 'error' }), wait);
    expect(messages.at(-1)).toMatchObject({
      err: {
        loc: { file: path.join(dev.site, 'content/docs/guide/one.mdx') },
        frame: expect.stringContaining('{broken'),
      },
    });
    await dev.write('content/docs/guide/one.mdx', '# One\n\nFourth text.\n');
    await vi.waitFor(() => expect(messages.at(-1)).toEqual({ type: 'custom', event: EDITED }), wait);
    close();
  });
});
