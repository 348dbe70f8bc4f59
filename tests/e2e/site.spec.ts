import { expect, type Page, test } from '@playwright/test';

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true });
const ready = (page: Page) => page.locator('html[data-behaviors]').waitFor({ state: 'attached' });

/** Name, and what it opens: an address of the site ends like this, one of another site begins like this. */
const RIGHT = [
  ['Knowledge Base', 'https://github.com/gruntwork-io/knowledge-base/discussions'],
  ['Support', 'docs/guides/support'],
  ['Sign In', 'https://app.gruntwork.io'],
] as const;

const WITH_SIDEBAR = [
  'docs/intro/overview/intro-to-gruntwork',
  'docs/intro/core-concepts/infrastructure-as-code',
  'docs/intro/dev-portal/create-account',
  'docs/intro/tool-fundamentals/terragrunt',
  'docs/guides/build-it-yourself/vpc/',
  'docs/reference/services/intro',
];

const WITHOUT_SIDEBAR = [
  'docs/courses',
  'docs/intro',
  'docs/intro/overview/gruntwork-production-framework',
  'docs/intro/overview/gruntwork-vs-other',
  'docs/intro/overview/use-cases',
  'docs/guides/',
  'docs/guides/support',
  'docs/guides/style/golang-style-guide',
  'docs/guides/style/terraform-style-guide',
];

async function expectLinks(page: Page, items: readonly (readonly [string, string])[], list: string) {
  const links = page.locator(list).getByRole('link');
  await expect(links).toHaveText(items.map(([name]) => new RegExp(`^${name}`)));
  for (const [index, [, target]] of items.entries()) {
    const href = (await links.nth(index).getAttribute('href')) ?? '';
    expect(target.startsWith('http') ? href.startsWith(target) : href.endsWith(target), href).toBe(true);
  }
}

// Spec: routes/top-navigation-left-right
test('the navbar leads to the parts of the site, and with a menu to what is beside it', async ({ page }) => {
  await page.goto('./');
  await expectLinks(
    page,
    [
      ['Intro', 'docs/intro/overview/intro-to-gruntwork'],
      ['Guides', 'docs/guides/'],
      ['Service Catalog API', 'docs/reference/services/intro'],
      ['Courses', 'docs/courses'],
    ],
    '.nav-left',
  );
  await expectLinks(page, RIGHT, '.nav-right > li:not([data-dropdown])');
  await nav(page).getByRole('button', { name: 'More' }).hover();
  await expectLinks(page, RIGHT, '.nav-right [data-dropdown] ul');
  for (const name of ['Knowledge Base', 'Sign In']) {
    await expect(nav(page).getByRole('link', { name }).first()).toHaveAttribute('target', '_blank');
  }
});

// Spec: routes/top-navigation-left-right
test('Guides is marked on every page below the guides', async ({ page }) => {
  const marked = nav(page).locator('[aria-current]');
  for (const url of ['docs/guides/', 'docs/guides/style/golang-style-guide']) {
    await page.goto(url);
    await expect(marked.first()).toHaveText('Guides');
  }
  await page.goto('docs/courses');
  await expect(marked).toHaveText(['Courses']);
});

// Spec: routes/footer-four-columns-copyright
test('the footer has four columns, the logo and the years', async ({ page }) => {
  await page.goto('./');
  const footer = page.getByRole('contentinfo').last();
  for (const [title, names] of [
    ['Company', ['Site', 'Blog', 'Newsletter', 'Store']],
    ['Community', ['Knowledge Base', 'Slack', 'GitHub', 'Twitter']],
    ['Resources', ['Developer Portal', 'Infrastructure as Code Library', 'DevOps Checklist', 'Support']],
    ['Legal', ['Privacy Policy', 'Cookie Policy', 'Website Terms']],
  ] as const) {
    const column = footer.locator(':has(> ul)').filter({ hasText: title });
    await expect(column.getByRole('link')).toHaveText(names.map((name) => new RegExp(`^${name}`)));
  }
  await expect(footer.getByText('2020–2022')).toBeVisible();
  await expect(footer.getByRole('img', { name: 'Gruntwork' }).first()).toBeVisible();
});

// Spec: routes/documentation-pages-without-sidebar
test('pages have the sidebars of their parts, and no way to hide them', async ({ page }) => {
  // Loads fifteen pages.
  test.setTimeout(90_000);
  for (const url of WITH_SIDEBAR) {
    const response = await page.goto(url);
    expect([url, response?.status()]).toEqual([url, 200]);
    await expect(page.locator('nav[data-sidebar]'), url).toBeVisible();
    await expect(page.locator('nav[data-sidebar] [aria-current="page"]').first(), url).toBeAttached();
    await expect(page.getByRole('button', { name: /(?:Collapse|Expand) sidebar/ }), url).toHaveCount(0);
  }
  for (const url of WITHOUT_SIDEBAR) {
    const response = await page.goto(url);
    expect([url, response?.status()]).toEqual([url, 200]);
    await expect(page.locator('nav[data-sidebar]'), url).toHaveCount(0);
  }
});

// Spec: routes/table-contents-levels-2
test('the table of contents has the headings of levels 2 and 3', async ({ page }) => {
  await page.goto('docs/guides/style/terraform-style-guide');
  const headings = await page
    .locator('.content :is(h2, h3)[id]')
    .evaluateAll((all) => all.map(({ id }) => `#${id}`));
  const links = page.locator('nav.toc a, .toc a');
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(headings);
});

// Spec: routes/docs-tags-tags-first
test('all tags stand under their first letters, with their numbers of pages', async ({ page }) => {
  await page.goto('docs/tags/');
  await expect(page).toHaveTitle(/^Tags \|/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tags');
  const letters = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  const plain = letters.map((letter) => letter.replace(/\u200b/g, ''));
  expect(plain).toEqual([...plain].sort((a, b) => a.localeCompare(b)));
  expect(plain).toEqual(expect.arrayContaining(['C', 'G', 'S', 'T']));
  for (const tag of ['code', 'go', 'golang', 'style', 'terraform']) {
    const link = page.getByRole('main').getByRole('link', { name: new RegExp(`^${tag} \\d+ pages?$`) });
    const count = Number(/\d+/.exec((await link.textContent()) ?? '')?.[0]);
    const response = await page.request.get((await link.getAttribute('href')) ?? '');
    const html = await response.text();
    expect(html).toContain(`${count === 1 ? 'One doc' : `${count} docs`} tagged with &quot;${tag}&quot;`);
  }
});

// Spec: routes/pager-edit-link-last
test('a page of the documentation leads on, and to its source', async ({ page }) => {
  await page.goto('docs/intro/overview/how-it-works');
  const pager = page.getByRole('navigation', { name: 'Docs pages navigation' });
  await expect(pager.getByRole('link', { name: /^Previous/ })).toHaveCount(1);
  await expect(pager.getByRole('link', { name: /^Next/ })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    /\/edit\/main\/site\/content\/docs\/.+\.mdx$/,
  );
});

// Spec: routes/kinds-pages-named-class
test('each kind of page has a class of its own', async ({ page }) => {
  for (const [url, name] of [
    ['docs/guides/support', 'docs-doc-page'],
    ['docs/tags/', 'docs-tags-list-page'],
    ['docs/tags/terraform', 'docs-tag-doc-list-page'],
    ['blog', 'blog-list-page'],
    ['blog/archive', 'blog-archive-page'],
    ['blog/tags', 'blog-tags-list-page'],
    ['./', 'mdx-page'],
  ] as const) {
    await page.goto(url);
    await expect(page.locator('[data-region="page"]'), url).toHaveClass(new RegExp(`\\b${name}\\b`));
  }
});

// Spec: entities/blog-list-posts-tags
test('the blog has posts, an archive and feeds', async ({ page, request }) => {
  await page.goto('blog/archive');
  expect(await page.locator('.archive').getByRole('listitem').count()).toBeGreaterThanOrEqual(4);
  const years = await page.locator('.archive').getByRole('heading', { level: 2 }).allTextContents();
  expect(years).toEqual([...years].sort());
  for (const feed of ['blog/rss.xml', 'blog/atom.xml']) {
    expect((await request.get(feed)).headers()['content-type']).toContain('xml');
  }
});

// Spec: routes/any-other-path-404
test('an unknown address has a search box, likely pages and the way home', async ({ page }) => {
  const response = await page.goto('docs/guides/stile/terraform-style-guide');
  expect(response?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByRole('searchbox')).toBeVisible();
  await expect(page.locator('[data-likely-pages]').getByRole('link').first()).toHaveText(
    /Terraform Style Guide/i,
  );
  await main.getByRole('link', { name: 'Home page', exact: true }).click();
  await expect(page).toHaveURL('./');
});

// Spec: navigation/links-private-code-notice
test('links of reference pages to private code are explained before they open', async ({ page }) => {
  await page.goto('docs/reference/services/networking/virtual-private-cloud-vpc');
  await ready(page);
  await page.locator('.service-facts').getByRole('link', { name: 'Source' }).click();
  await expect(page.getByRole('dialog', { name: 'For subscribers only' })).toBeVisible();
});

// Spec: routes/search-q
test('the search finds a page, from the navbar and by its address', async ({ page }) => {
  await page.goto('docs/courses');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox', { name: 'Search' }).fill('terragrunt');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.getByRole('link', { name: /See all/ }).click();
  await expect(page).toHaveURL('search?q=terragrunt');
  await expect(page.getByRole('main').getByText(/\d+ documents found/)).toBeVisible();
});
