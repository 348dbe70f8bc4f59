import { expect, type Page, test } from '@playwright/test';
import { auditPage, loadAudit, type Rules, showColors } from './support/audit-page.ts';
import { listPages } from './support/built-site.ts';
import { findOverflow } from './support/find-overflow.ts';

interface Look {
  readonly width: number;
  readonly theme: 'light' | 'dark';
  readonly rules: Rules;
}

/** Rules that ask for colors; they take most of the time. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** A rule is asked again where another answer is possible: colors in the other mode, all else in a narrow window. */
const LOOKS: readonly Look[] = [
  { width: 1280, theme: 'light', rules: 'all' },
  { width: 1280, theme: 'dark', rules: { only: COLOR_RULES } },
  { width: 320, theme: 'dark', rules: { except: COLOR_RULES } },
];

const PAGES_PER_TEST = 12;

const show = async (page: Page, { width, theme }: Omit<Look, 'rules'>): Promise<void> => {
  await page.setViewportSize({ width, height: 800 });
  await showColors(page, theme);
};

const audit = async (page: Page, url: string): Promise<string[]> => {
  await page.goto(url);
  await loadAudit(page);
  const faults: string[] = [];
  for (const look of LOOKS) {
    await show(page, look);
    const found = await auditPage(page, look.rules);
    const wide = (await findOverflow(page)).map((element) => `scrolls sideways: ${element}`);
    faults.push(...[...found, ...wide].map((fault) => `${url} (${look.theme}, ${look.width} px) ${fault}`));
  }
  return faults;
};

const urls = [...(await listPages()), '/no-such-page'];
for (let first = 0; first < urls.length; first += PAGES_PER_TEST) {
  const group = urls.slice(first, first + PAGES_PER_TEST);
  test(`pages ${first + 1} to ${first + group.length} have no accessibility violation, light and dark, wide and narrow, and scroll sideways in neither`, async ({
    page,
  }) => {
    test.setTimeout(group.length * 10_000);
    const faults: string[] = [];
    for (const url of group) faults.push(...(await audit(page, url)));
    expect(faults).toEqual([]);
  });
}

test('the parts of narrow windows have enough contrast, light and dark', async ({ page }) => {
  await page.goto('docs/reference/services/networking/virtual-private-cloud-vpc');
  await loadAudit(page);
  for (const theme of ['light', 'dark'] as const) {
    await show(page, { width: 360, theme });
    await expect(page.locator('.toc-fold')).toBeVisible();
    expect(await auditPage(page, { only: COLOR_RULES }), theme).toEqual([]);
  }
});
