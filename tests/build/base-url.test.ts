import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSite, page, run, type SiteFixture } from './site-fixture.ts';

let site: SiteFixture;

beforeAll(async () => {
  site = await createSite({
    'site.config.ts': "export default { url: 'https://docs.acme.test', baseUrl: '/own/' };",
    'content/docs/index.mdx': page('Docs', '[Guide](./guide.mdx) and [another program](pathname:///app/)'),
    'content/docs/guide.mdx': page('Guide'),
  });
});

afterAll(() => site.delete());

it('the option takes the place of the config’s base URL', async () => {
  expect(await site.build('--base-url', '/docs-site/')).toMatchObject({ code: 0, err: '' });
  const html = await site.read('docs/index.html');
  expect(html).toContain('<a href="/docs-site/docs/guide">Guide</a>');
  expect(html).toContain('<link rel="canonical" href="https://docs.acme.test/docs-site/docs/"/>');
  // What another program serves is neither prefixed nor checked, and is a plain page load.
  expect(html).toContain('<a href="/app/" data-no-router="">another program</a>');
  expect(html).not.toContain('/own/');
});

it('without it the config’s own is used again, and what was kept of each is still good', async () => {
  const { out } = await site.build('--base-url', '/docs-site/');
  expect(out).toContain('nothing changed');
  await site.build();
  expect(await site.read('docs/index.html')).toContain('<a href="/own/docs/guide">Guide</a>');
  expect((await site.build('--base-url', '/docs-site/')).out).toContain(': 0 compiled,');
});

it.each([
  ['docs-site', '`--base-url docs-site` does not begin and end with one slash', '`--base-url /docs-site/`'],
  ['/docs-site', '`--base-url /docs-site` does not begin and end with one slash', '`--base-url /docs-site/`'],
  ['//', '`--base-url //` does not begin and end with one slash', '`--base-url /`'],
])('%s is refused with what to write instead', async (text, message, hint) => {
  const { code, err } = await site.build('--base-url', text);
  expect(code).toBe(1);
  expect(err).toContain(message);
  expect(err).toContain(hint);
});

it('a built site is previewed where it was built for', async () => {
  const { code, err } = await run(['preview', '--site', site.dir, '--base-url', '/x/']);
  expect(code).toBe(1);
  expect(err).toContain('`--base-url` is of no use to `preview`');
});
