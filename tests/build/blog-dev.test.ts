import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createReporter } from '#engine/node/pipeline/report/reporter.ts';
import { startDevServer } from '#engine/node/serve/dev-server.ts';
import type { RunningServer } from '#engine/node/serve/preview-server.ts';
import { createSite, page, type SiteFixture } from './site-fixture.ts';

const post = (text: string): string =>
  `---\ntitle: A post\n---\n\n${text}\n\n<!-- truncate -->\n\nThe rest.\n`;

let site: SiteFixture;
let server: RunningServer;

async function get(below: string): Promise<{ status: number; text: string }> {
  const response = await fetch(new URL(below, server.url));
  return { status: response.status, text: await response.text() };
}

beforeAll(async () => {
  site = await createSite({
    'content/docs/index.mdx': page('Docs'),
    'content/blog/2026-03-14-a-post.mdx': post('Beginning.'),
    'content/blog/2026-03-15-draft.mdx': '---\ntitle: A draft\ndraft: true\n---\n\nText.\n',
  });
  const reporter = createReporter({ out: { write: () => true } });
  server = await startDevServer({
    site: site.dir,
    host: '127.0.0.1',
    port: 0,
    reporter,
    baseUrl: '/docs-site/',
  });
});

afterAll(async () => {
  await server.close();
  await site.delete();
});

test('the development server shows the blog below the base URL of its option, drafts included', async () => {
  expect(server.url).toMatch(/\/docs-site\/$/);
  expect((await get('blog/a-post')).text).toContain('The rest.');
  const { text } = await get('blog');
  expect(text).toContain('href="/docs-site/blog/a-post"');
  expect(text).toContain('A draft');
});

test('an edit of a post is shown on its page and in the list', async () => {
  await get('blog');
  await site.write({ 'content/blog/2026-03-14-a-post.mdx': post('A new beginning.') });
  expect((await get('blog/a-post')).text).toContain('A new beginning.');
  await vi.waitFor(async () => expect((await get('blog')).text).toContain('A new beginning.'), {
    timeout: 25_000,
    interval: 50,
  });
});

test('a post appears in the list with its file, and its errors are shown with their place', async () => {
  await site.write({ 'content/blog/2026-03-16-new.mdx': '---\ntitle: A new post\n---\n\nText.\n' });
  await vi.waitFor(async () => expect((await get('blog')).text).toContain('A new post'), {
    timeout: 25_000,
    interval: 50,
  });
  await site.write({ 'content/blog/2026-03-16-new.mdx': '---\ntitle: A new post\n---\n\n<Card>\n' });
  const { status, text } = await get('blog/new');
  expect(status).toBe(500);
  expect(text).toContain('content/blog/2026-03-16-new.mdx:5');
});
