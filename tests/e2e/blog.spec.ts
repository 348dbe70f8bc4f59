import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { auditPage, loadAudit, showColors } from './support/audit-page.ts';
import {
  expect,
  expectNoReload,
  heading,
  link,
  markDocument,
  openPage,
  type Page,
  saveData,
} from './support/runtime-site.ts';
import { createSiteTest } from './support/site-test.ts';

const AUTHORS = 'team:\n  name: Fixture team\n  title: Writers\n';

function post(number: number): string {
  return [
    `---\ntitle: Post ${number}\ndescription: About post ${number}.\nauthors: team\ntags: [all, post-${number}]\n---`,
    `Beginning of post ${number}.`,
    '<!-- truncate -->',
    '## A part',
    `End of post ${number}.`,
    '',
  ].join('\n\n');
}

/** Twelve posts, one a month, six of each of two years; the twelfth is the newest. */
const test = createSiteTest('runtime-site', {
  prepare: async (dir) => {
    const blog = path.join(dir, 'content/blog');
    await mkdir(blog);
    await writeFile(path.join(blog, 'authors.yaml'), AUTHORS);
    for (let number = 1; number <= 12; number++) {
      const day = `${number <= 6 ? 2025 : 2026}-${String(number).padStart(2, '0')}-14`;
      await writeFile(path.join(blog, `${day}-post-${number}.mdx`), post(number));
    }
  },
});

test.beforeEach(({ page }) => saveData(page));

const recent = (page: Page) => page.getByRole('navigation', { name: 'Recent posts' });

// Spec: entities/blog-list-posts-tags
test('the list shows the beginnings of ten posts, the newest first, and leads to the older ones', async ({
  page,
}) => {
  await openPage(page, 'blog');
  await markDocument(page);
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles).toHaveCount(10);
  await expect(titles.first()).toHaveText('Post 12');
  await expect(page.getByText('Beginning of post 12.')).toBeVisible();
  await expect(page.getByText('End of post 12.')).toHaveCount(0);
  await page.getByRole('link', { name: 'Older Entries' }).click();
  await expect(titles).toHaveText(['Post 2', 'Post 1']);
  await expect(page).toHaveURL('blog/page/2');
  await page.getByRole('link', { name: 'Newer Entries' }).click();
  await expect(titles).toHaveCount(10);
  await expectNoReload(page);
});

// Spec: entities/blog-list-posts-tags
test('a post is read on its own page, with day, reading time, authors and tags', async ({ page }) => {
  await openPage(page, 'blog');
  await page.getByRole('link', { name: 'Read More Post 12' }).click();
  await expect(heading(page, 'Post 12')).toBeVisible();
  await expect(page).toHaveURL('blog/post-12');
  for (const text of ['December 14, 2026', 'One min read', 'Fixture team', 'End of post 12.']) {
    await expect(page.getByRole('main').getByText(text)).toBeVisible();
  }
  await expect(page.getByRole('listitem').filter({ hasText: 'Writers' })).toHaveText('Fixture team, Writers');
  await expect(page.getByRole('navigation', { name: 'On this page' }).getByText('A part')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'post-12 (tag)', exact: true }).click();
  await expect(heading(page, 'One post tagged with "post-12"')).toBeVisible();
});

// Spec: entities/blog-list-posts-tags
test('newer and older posts are a link away', async ({ page }) => {
  await openPage(page, 'blog/post-11');
  await page.getByRole('link', { name: /Older Post/ }).click();
  await expect(heading(page, 'Post 10')).toBeVisible();
  await page.getByRole('link', { name: /Newer Post/ }).click();
  await expect(heading(page, 'Post 11')).toBeVisible();
});

test('the five newest posts stand beside every page, the shown one marked', async ({ page }) => {
  await openPage(page, 'blog/post-12');
  await expect(recent(page).getByRole('link', { name: /^Post/ })).toHaveText([
    'Post 12',
    'Post 11',
    'Post 10',
    'Post 9',
    'Post 8',
  ]);
  await expect(recent(page).locator('[aria-current="page"]')).toHaveText('Post 12');
  await recent(page).getByRole('link', { name: 'Post 9' }).click();
  await expect(heading(page, 'Post 9')).toBeVisible();
  await expect(recent(page).locator('[aria-current="page"]')).toHaveText('Post 9');
});

// Spec: routes/blog-archive-year-oldest
test('every post is found by the archive and by its tags', async ({ page }) => {
  await openPage(page, 'blog/archive');
  await expect(heading(page, 'Archive')).toBeVisible();
  await expect(page.locator('.archive-subtitle')).toHaveText('Archive');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['2025', '2026']);
  await expect(page.locator('.archive').getByRole('listitem')).toHaveText([
    ...['June 14 - Post 6', 'May 14 - Post 5', 'April 14 - Post 4', 'March 14 - Post 3'],
    ...['February 14 - Post 2', 'January 14 - Post 1', 'December 14 - Post 12', 'November 14 - Post 11'],
    ...['October 14 - Post 10', 'September 14 - Post 9', 'August 14 - Post 8', 'July 14 - Post 7'],
  ]);
  await link(page, 'January 14 - Post 1').click();
  await expect(heading(page, 'Post 1')).toBeVisible();
  await recent(page).getByRole('link', { name: 'Tags' }).click();
  await expect(heading(page, 'Tags')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'all 12 pages' }).click();
  await expect(heading(page, '12 posts tagged with "all"')).toBeVisible();
  await link(page, 'View All Tags').click();
  await expect(heading(page, 'Tags')).toBeVisible();
});

test.describe('for other programs', () => {
  // The test itself makes documents out of text, which the policy of a page allows to none but the site.
  test.use({ bypassCSP: true });

  // Spec: entities/blog-list-posts-tags
  test('feeds are well-formed, and named by the pages of the blog alone', async ({
    page,
    request,
    sitePath,
  }) => {
    for (const [file, type, entries] of [
      ['blog/rss.xml', 'application/rss+xml', 'channel > item'],
      ['blog/atom.xml', 'application/atom+xml', 'feed > entry'],
    ] as const) {
      await openPage(page, 'docs/');
      await expect(page.locator(`link[type="${type}"]`)).toHaveCount(0);
      await openPage(page, 'blog');
      await expect(page.locator(`link[type="${type}"]`)).toHaveAttribute('href', sitePath + file);
      const text = await (await request.get(file)).text();
      const found = await page.evaluate(
        ([xml, selector]) => {
          const feed = new DOMParser().parseFromString(xml, 'text/xml');
          return [feed.querySelectorAll('parsererror').length, feed.querySelectorAll(selector).length];
        },
        [text, entries] as const,
      );
      expect(found).toEqual([0, 12]);
    }
  });
});

test('client navigation takes the feeds along and leaves them behind', async ({ page }) => {
  await openPage(page, 'blog/post-1');
  await markDocument(page);
  await page.getByRole('link', { name: 'Fixture', exact: true }).first().click();
  await expect(page).toHaveURL('./');
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveCount(1);
  await link(page, 'Start').click();
  await expect(heading(page, 'Start')).toBeVisible();
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveCount(0);
  await expectNoReload(page);
});

for (const url of ['blog', 'blog/post-12', 'blog/tags', 'blog/tags/all', 'blog/archive']) {
  test(`${url} has no accessibility violation, light and dark, on a desktop and on a phone`, async ({
    page,
  }) => {
    await page.goto(url);
    await loadAudit(page);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      for (const theme of ['light', 'dark'] as const) {
        await showColors(page, theme);
        expect(await auditPage(page), `${theme}, ${width} px`).toEqual([]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the menu holds the newest posts', async ({ page }) => {
    await openPage(page, 'blog/post-1');
    await page.getByRole('button', { name: 'Navigation bar toggle' }).click();
    await page.locator('[data-menu]').getByRole('link', { name: 'Post 12' }).click();
    await expect(heading(page, 'Post 12')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a reader gets from the list to a post, and to all others', async ({ page }) => {
    await page.goto('blog');
    await page.getByRole('main').getByRole('link', { name: 'Post 11', exact: true }).click();
    await expect(page.getByText('End of post 11.')).toBeVisible();
    await recent(page).getByRole('link', { name: 'All posts' }).click();
    await expect(page.locator('.archive').getByRole('listitem')).toHaveCount(12);
  });
});
