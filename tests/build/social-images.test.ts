import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSite, page, type SiteFixture } from './site-fixture.ts';

let site: SiteFixture;

const CONFIG =
  "url: 'https://acme.test', baseUrl: '/x/', i18n: { defaultLocale: 'en', locales: ['en', 'ar'] }, image: '/shared.png'";

beforeAll(async () => {
  site = await createSite({
    'site.config.ts': `export default { ${CONFIG}, socialImages: true };`,
    'static/own.png': 'x',
    'static/shared.png': 'x',
    'content/docs/index.md': page('Start'),
    'content/docs/a.md': page('A title'),
    'content/docs/arabic.md': page('إعداد شبكة VPC جاهزة'),
    'content/docs/own.md': '---\ntitle: Own\nimage: /own.png\n---\n\nText.\n',
    'content/i18n/ar/docs/a.md': page('إعداد شبكة VPC جاهزة'),
    'content/blog/2026-01-02-post.md': page('Post'),
  });
  const { err } = await site.build();
  expect(err).toBe('');
});

afterAll(() => site.delete());

async function findImage(file: string): Promise<string | undefined> {
  const html = await site.read(file);
  const url = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  return url?.replace('https://acme.test/x/', '');
}

it('are PNG files of 1200 by 630 pixels that are not large, one for each title', async () => {
  const images = await Promise.all(
    [
      'docs/index.html',
      'docs/a.html',
      'docs/arabic.html',
      'ar/docs/a.html',
      'blog/post.html',
      'blog.html',
    ].map(findImage),
  );
  expect(new Set(images).size).toBe(images.length);
  for (const image of images) {
    expect(image).toMatch(/^assets\/social\/[\da-f]+\.png$/);
    const data = await readFile(path.join(site.out, image ?? ''));
    expect(data.subarray(1, 4).toString()).toBe('PNG');
    expect([data.readUInt32BE(16), data.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(data.length).toBeLessThan(40_000);
  }
});

it('leave pages alone that name a picture of their own', async () => {
  expect(await findImage('docs/own.html')).toBe('own.png');
});

it('are drawn once: an edit of the text keeps them, one of the title makes another, a lost one comes back', async () => {
  const before = await findImage('docs/a.html');
  await site.write({ 'content/docs/a.md': page('A title', 'Other text.') });
  expect((await site.build()).out).toContain('1 rendered');
  expect(await findImage('docs/a.html')).toBe(before);
  await site.write({ 'content/docs/a.md': page('Another title') });
  await site.build();
  const after = await findImage('docs/a.html');
  expect(after).not.toBe(before);
  expect(await site.list()).not.toContain(before);
  await rm(path.join(site.out, after ?? ''));
  await site.build();
  expect(await site.list()).toContain(after);
});

it('are off unless the site wants them', async () => {
  await site.write({ 'site.config.ts': `export default { ${CONFIG} };` });
  await site.build();
  expect(await findImage('docs/a.html')).toBe('shared.png');
  expect((await site.list()).filter((file) => file.includes('social'))).toEqual([]);
});
