import { expect, type Page, test } from '@playwright/test';
import plan from './routes.json' with { type: 'json' };
import { listPages } from './support/built-site.ts';

/** An entry of a sidebar: a page, or a category with or without one. */
interface Entry {
  readonly label?: string;
  readonly path?: string;
  readonly items?: readonly Entry[];
}

interface PlannedEntry {
  readonly page?: string;
  readonly label?: string;
  readonly category?: string;
  readonly items?: readonly PlannedEntry[];
}

interface Found {
  readonly status: number;
  readonly title: string;
  readonly sidebar: string | null;
  readonly entries: readonly Entry[];
}

const readRoutes = (page: Page, paths: readonly string[]): Promise<Found[]> =>
  page.evaluate(async (all) => {
    const textOf = (element: Element | null): string => element?.textContent?.trim() ?? '';
    const readEntry = (item: Element): Entry => {
      const link = item.querySelector(':scope > a, :scope > button, :scope > span');
      const list = item.querySelector(':scope > ul');
      const path = link?.matches('a:not([data-category-toggle])') ? link.getAttribute('href') : null;
      return {
        label: textOf(link),
        ...(path !== null && { path }),
        ...(list !== null && { items: [...list.children].map(readEntry) }),
      };
    };
    return Promise.all(
      all.map(async (path): Promise<Found> => {
        const answer = await fetch(path);
        const shown = new DOMParser().parseFromString(await answer.text(), 'text/html');
        const sidebar = shown.querySelector('[data-sidebar]');
        const rest = sidebar?.getAttribute('data-fragment');
        if (sidebar && rest) sidebar.innerHTML = await (await fetch(rest)).text();
        return {
          status: answer.status,
          title: textOf(shown.querySelector('main h1')),
          sidebar: sidebar?.getAttribute('data-sidebar') ?? null,
          entries: [...(sidebar?.querySelector(':scope > ul')?.children ?? [])].map(readEntry),
        };
      }),
    );
  }, paths);

// The test itself makes documents out of text, which the policy of a page allows to none but the site.
test.use({ bypassCSP: true });

/** Pages that lead to the planned ones. */
const BESIDE_THE_PLAN = ['/docs/guides/build-it-yourself/', '/docs/reference/glossary'];

/** Pages of what differs between the catalog's releases, and of the modules that services are made of. */
const MADE_OF_THE_CATALOG =
  /^\/docs\/reference\/(?:releases(?:\/v[\d-]+(?:to-v[\d-]+)?)?|modules\/[a-z\d-]+)$/;

/** Titles are written in Markdown. */
const toText = (title: string): string => title.replaceAll('`', '');

// Spec: faults/planned-routes
test('every route has its page, with the title and the sidebar that are planned for it', async ({ page }) => {
  // Reads hundreds of pages.
  test.setTimeout(90_000);
  await page.goto('');
  const found = await readRoutes(
    page,
    plan.routes.map(({ path }) => path),
  );
  const shown = found.map(({ status, title, sidebar }, index) => ({
    path: plan.routes[index]?.path,
    status,
    title,
    sidebar,
  }));
  expect(shown).toEqual(
    plan.routes.map(({ path, title, sidebar }) => ({ path, status: 200, title: toText(title), sidebar })),
  );
});

test('no page of the documentation is left out of the plan', async () => {
  const planned = new Set([...plan.routes.map(({ path }) => path), ...BESIDE_THE_PLAN]);
  const pages = (await listPages()).filter(
    (url) => url.startsWith('/docs/') && !url.startsWith('/docs/tags'),
  );
  expect(pages.filter((url) => !planned.has(url) && !MADE_OF_THE_CATALOG.test(url))).toEqual([]);
});

const toPlanned = ({ page, label, category, items }: PlannedEntry): Entry => ({
  ...(page !== undefined && { path: page }),
  ...((category ?? label) !== undefined && { label: category ?? label }),
  ...(items !== undefined && { items: items.map(toPlanned) }),
});

/** What is shown, without the labels that the plan leaves to the pages. */
const toComparable = (entry: Entry, planned: PlannedEntry | undefined): Entry => ({
  ...(entry.path !== undefined && { path: entry.path }),
  ...((planned?.category ?? planned?.label) !== undefined && { label: entry.label }),
  ...(entry.items !== undefined && {
    items: entry.items.map((item, index) => toComparable(item, planned?.items?.[index])),
  }),
});

for (const [name, planned] of Object.entries<readonly PlannedEntry[]>(plan.sidebars)) {
  test(`the sidebar ${name} has the planned entries in their order`, async ({ page }) => {
    await page.goto('');
    const first = plan.routes.find(({ sidebar }) => sidebar === name)?.path ?? '';
    const [found] = await readRoutes(page, [first]);
    expect(found?.entries.map((entry, index) => toComparable(entry, planned[index]))).toEqual(
      planned.map(toPlanned),
    );
  });
}
