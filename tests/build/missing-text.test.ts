import { expect, it } from 'vitest';
import { prepareSite } from './prepared-site.ts';
import { page } from './site-fixture.ts';

const site = prepareSite({
  'site.config.ts': "export default { title: 'T', onBrokenMarkdownLinks: 'warn', onBrokenLinks: 'warn' };\n",
  'content/docs/guide/b.mdx': page('B', '[C](./c.mdx)'),
});

it('a build is over at once where a link names a text that is not there, and finds it once it is', async () => {
  const warning = 'link `./c.mdx` names a file that does not exist';
  expect(site.said).toContain(warning);
  const second = await site.build();
  expect(second.out).toContain('nothing changed');
  expect(second.out).toContain(warning);
  await site.write({ 'content/docs/guide/c.mdx': page('C') });
  expect((await site.build()).out).not.toContain(warning);
  expect(await site.read('docs/guide/b.html')).toContain('href="/docs/guide/c"');
});
